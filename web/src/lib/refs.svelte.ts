/**
 * Things and moves. Every legal move names what it touches; a thing lights up when some move touches it, and
 * using the thing means using the moves: one is played, several open a small menu, and a thing from which moves
 * lead to many others is picked, so that those light up. Click, touch, keyboard and the list all end here.
 */
import type { Offer, Prospect } from "./api/types";
import { getContext, setContext, untrack } from "svelte";
import { byTarget, byThing, foundByPicking, isPickedFirst, startingAt, targetOf } from "./drill";
import type { Say } from "./offerWords";
import { Previews, type AskPreviews } from "./previews.svelte";

type Anchor = HTMLElement | SVGElement;

export interface Menu {
  title: string;
  offers: Offer[];
  anchor: Anchor;
}

export interface Picture {
  tone: string;
  icon: string;
}

/** What was picked: one thing, or all that stand in one place. */
export interface Picked {
  refs: readonly string[];
  title: string;
}

export class Refs {
  offers = $state.raw<Offer[]>([]);
  /** Whose moves they are. */
  seat = $state<number | null>(null);
  byRef = $derived(byThing(this.offers));
  menu = $state.raw<Menu | null>(null);
  picked = $state.raw<Picked | null>(null);
  /** The moves that are left: all, or those that start from what was picked. */
  within = $derived(this.picked ? startingAt(this.offers, this.picked.refs) : this.offers);
  private readonly lit = $derived(this.picked ? byTarget(this.within) : this.byRef);
  private readonly byPicking = $derived(foundByPicking(this.offers));
  /** What the card sheet shows: the slug of a thing. */
  inspected = $state<string | null>(null);
  /** The move whose outcome is shown before it is played. */
  weighed = $state.raw<Offer | null>(null);
  /** On touch, or from a hint: what was chosen and waits to be confirmed, a move. */
  chosen = $state<string | null>(null);
  /** Says a message of the game, for signs that are read aloud. */
  say: Say = () => null;
  /** How the card of a move is drawn. */
  picture: (slug: string) => Picture | null = () => null;
  /** The answer to the last move is on its way: what is offered is shown on, and not taken. */
  busy = $state(false);
  /** What would be lost or left unused by ending the turn now. */
  warnings = $state.raw<readonly string[]>([]);
  /** What the table tells of one's own things before they are asked for. */
  prospects = $state.raw<readonly Prospect[]>([]);
  /** The moves of a sealed answer, which others would replace. */
  given = $state.raw<readonly string[]>([]);
  /** What somebody else is using just now, and who. */
  told = $state.raw<{ seat: number | null; things: ReadonlySet<string> } | null>(null);
  /** What the tutorial points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** What the moves that are looked at would do. */
  readonly previews: Previews;
  /** Whether the sheet was opened on purpose (a tap), not in passing. */
  sheet = $state(false);

  constructor(
    private readonly play: (move: string, warned: boolean) => void,
    private readonly careful: () => boolean,
    ask: AskPreviews = () => Promise.resolve([]),
  ) {
    this.previews = new Previews(ask);
  }

  /** Whether the sheet lies over the board and keeps what it shows until it is closed. */
  get modal(): boolean {
    return this.careful();
  }

  /** Takes the moves of a new moment; what was picked for other moves is let go. */
  take(offers: Offer[]): void {
    const picked = untrack(() => this.picked);
    this.offers = offers;
    if (picked && !startingAt(offers, picked.refs).length) this.picked = null;
  }

  /** The moves that touch a thing, but for those of some kinds, which belong to its copy elsewhere. */
  moves(ref: string | null | undefined, without: readonly string[] = []): Offer[] {
    const found = (ref && this.lit.get(ref)) || [];
    return without.length ? found.filter((offer) => !without.includes(offer.group)) : found;
  }

  /** Whether a move of this thing begins here, or cannot be begun elsewhere; else it is one of many ends. */
  beginsAt(things: readonly string[]): boolean {
    const begins = (offer: Offer): boolean => !this.byPicking.has(offer) || things.includes(offer.refs[0] ?? "");
    return things.some((ref) => this.moves(ref).some((offer) => this.picked !== null || begins(offer)));
  }

  /** Uses a thing: plays its only move, offers a choice of several, picks it, or shows its card. */
  use(ref: string | null, slug: string | null, title: string, anchor: Anchor, without: readonly string[] = []): void {
    this.useAny(ref ? [ref] : [], slug, title, anchor, without);
  }

  /** Uses all that stands in one place as one thing. */
  useAny(things: readonly string[], slug: string | null, title: string, anchor: Anchor, without: readonly string[] = []): void {
    const moves = [...new Set(things.flatMap((ref) => this.moves(ref, without)))];
    if (slug || this.careful()) this.inspected = slug; // a sheet over the board shows no card but the thing's own
    if (this.picked && !moves.length && (!slug || this.isPicked(things))) this.back();
    else if (!this.picked && isPickedFirst(moves, things)) this.picked = { refs: things, title };
    else if (this.careful() && (slug || moves.length)) {
      this.sheet = true;
      this.menu = moves.length ? { title, offers: moves, anchor } : null;
    } else if (moves.length === 1) this.commit(moves[0]!);
    else if (moves.length) this.menu = { title, offers: moves, anchor };
    else if (slug) this.sheet = true;
  }

  /** Whether the tutorial points at one of these things. */
  pointsAt(...things: (string | null | undefined)[]): boolean {
    return things.some((ref) => ref != null && this.pointed.includes(ref));
  }

  /** Whether one of these things was picked. */
  isPicked(things: readonly string[]): boolean {
    return this.picked !== null && things.some((ref) => this.picked!.refs.includes(ref));
  }

  /** What was picked can do this too, without going anywhere. */
  get onTheSpot(): Offer[] {
    return this.picked ? this.within.filter((offer) => targetOf(offer) === null) : [];
  }

  /** One step back: the menu closes, then what was picked is let go. */
  back(): void {
    if (this.menu || this.sheet) this.close();
    else this.picked = null;
  }

  /** Uses a move from the list: at once, or on touch after a second tap; what gives the game up asks by itself. */
  choose(offer: Offer): void {
    this.weighed = offer;
    if (this.careful() && !offer.gives_up && this.chosen !== offer.move) this.chosen = offer.move;
    else this.commit(offer, true);
  }

  /** Points at a move, on the board as well, and does not play it: it waits in the list to be confirmed. */
  suggest(offer: Offer): void {
    this.close();
    this.picked = null;
    this.weighed = offer;
    this.chosen = offer.move;
  }

  /** Who uses a thing just now, as one looks on: a seat, null for a rival that nobody plays; undefined: nobody. */
  usedBy(ref: string | null, slug: string | null = null): number | null | undefined {
    const name = slug ?? ref?.split(":")[1];
    return this.told && name !== undefined && this.told.things.has(name) ? this.told.seat : undefined;
  }

  /** Whether what was chosen touches a thing. */
  meant(ref: string | null): boolean {
    return ref !== null && this.chosen !== null && this.moves(ref).some((offer) => offer.move === this.chosen);
  }

  /** The move whose way is drawn: the one that is looked at, chosen, or alone in the menu. */
  get shown(): Offer | null {
    const only = this.menu?.offers.length === 1 ? this.menu.offers[0]! : null;
    return this.weighed ?? only ?? this.offers.find((offer) => offer.move === this.chosen) ?? null;
  }

  /** Plays a move; `warned` where its line has told what would be lost. */
  commit(offer: Offer, warned = false): void {
    this.close();
    this.weighed = null;
    this.picked = null;
    if (!this.busy) this.play(offer.move, warned);
  }

  close(): void {
    const anchor = this.menu?.anchor;
    this.menu = null;
    this.sheet = false;
    this.chosen = null;
    if (anchor?.isConnected) anchor.focus();
  }
}

const KEY = Symbol("refs");
export const setRefs = (refs: Refs): Refs => setContext(KEY, refs);
export const useRefs = (): Refs => getContext<Refs>(KEY);
