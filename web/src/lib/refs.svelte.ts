/**
 * Things and moves. Every legal move names what it touches; a thing lights up when some move touches it, and
 * using the thing means using the moves: one is played, several open a small menu. Click, touch, keyboard and
 * the list all end here.
 */
import type { Offer } from "./api/types";
import { getContext, setContext } from "svelte";
import { index } from "./refIndex";

export interface Menu {
  title: string;
  offers: Offer[];
  anchor: HTMLElement;
}

export class Refs {
  offers = $state.raw<Offer[]>([]);
  byRef = $derived(index(this.offers));
  menu = $state.raw<Menu | null>(null);
  /** What the card sheet shows: the slug of a thing. */
  inspected = $state<string | null>(null);
  /** The move whose outcome is shown before it is played. */
  weighed = $state.raw<Offer | null>(null);
  /** On touch, or from a hint: what was chosen and waits to be confirmed, a move. */
  chosen = $state<string | null>(null);
  /** What the tutorial points at. */
  pointed = $state<string | null>(null);
  /** Whether the sheet was opened on purpose (a tap), not in passing. */
  sheet = $state(false);

  constructor(
    private readonly play: (move: string) => void,
    private readonly careful: () => boolean,
  ) {}

  /** Whether the sheet lies over the board and keeps what it shows until it is closed. */
  get modal(): boolean {
    return this.careful();
  }

  /** The moves that touch a thing, but for those of some kinds, which belong to its copy elsewhere. */
  moves(ref: string | null | undefined, without: readonly string[] = []): Offer[] {
    const found = (ref && this.byRef.get(ref)) || [];
    return without.length ? found.filter((offer) => !without.includes(offer.group)) : found;
  }

  /** Uses a thing: plays its only move, offers a choice of several, or shows its card. */
  use(ref: string | null, slug: string | null, title: string, anchor: HTMLElement, without: readonly string[] = []): void {
    const moves = this.moves(ref, without);
    if (slug) this.inspected = slug;
    if (this.careful() && (slug || moves.length)) {
      this.sheet = true;
      this.menu = moves.length ? { title, offers: moves, anchor } : null;
    } else if (moves.length === 1) this.commit(moves[0]!);
    else if (moves.length) this.menu = { title, offers: moves, anchor };
    else if (slug) this.sheet = true;
  }

  /** Uses a move from the list: at once, or on touch after a second tap; what gives the game up asks by itself. */
  choose(offer: Offer): void {
    this.weighed = offer;
    if (this.careful() && !offer.gives_up && this.chosen !== offer.move) this.chosen = offer.move;
    else this.commit(offer);
  }

  /** Points at a move, on the board as well, and does not play it: it waits in the list to be confirmed. */
  suggest(offer: Offer): void {
    this.close();
    this.weighed = offer;
    this.chosen = offer.move;
  }

  /** Whether what was chosen touches a thing. */
  meant(ref: string | null): boolean {
    return ref !== null && this.chosen !== null && this.moves(ref).some((offer) => offer.move === this.chosen);
  }

  commit(offer: Offer): void {
    this.close();
    this.weighed = null;
    this.play(offer.move);
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
