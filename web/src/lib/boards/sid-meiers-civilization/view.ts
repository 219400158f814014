/** What the drawing reads out of a view. All figures come from the rows of the box and from the view. */
import type { CardInfo, Offer, Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";
import type { GameStateView, FrameView, PlayerView } from "./fields";

export type { GameStateView, FrameView, PlayerView } from "./fields";
export { NONE, some } from "$lib/slugs";

export const figure = (card: CardInfo | undefined, key: string): number => Number(card?.[key] ?? 0);
export const ofKind = (book: Book, kind: string): CardInfo[] => [...book.cards.values()].filter((card) => card.kind === kind);
/** A pile that others see only as a number. */
export const counted = (things: readonly string[] | number): number => (typeof things === "number" ? things : things.length);
export const listed = (things: readonly string[] | number): readonly string[] => (typeof things === "number" ? [] : things);

/** The name of a thing in refs: the kind as the server writes it. */
export const refOf = (book: Book, slug: string): string => `${(book.card(slug)?.kind ?? "card").replaceAll("_", "-")}:${slug}`;

/** Columns are letters, rows numbers from above. */
export const spot = (id: string): { x: number; y: number } => ({ x: id.charCodeAt(0) - 97, y: Number(id.slice(1)) - 1 });
export const squareAt = (x: number, y: number): string => String.fromCharCode(97 + x) + (y + 1);
export const tileRef = (id: string): string => `tile:${spot(id).x},${spot(id).y}`;
export const squareOf = (ref: string): string[] => {
  const [x, y] = ref.startsWith("tile:") ? ref.slice(5).split(",").map(Number) : [];
  return x === undefined || y === undefined ? [] : [squareAt(x, y)];
};

export const PHASES = ["start", "trade", "city", "movement", "research"] as const;
export type Frame<K extends FrameView["frame"]> = Extract<FrameView, { frame: K }>;

export function frameOf<K extends FrameView["frame"]>(view: GameStateView, kind: K): Frame<K> | undefined {
  return view.stack.findLast((frame): frame is Frame<K> => frame.frame === kind);
}
export const top = (view: GameStateView): FrameView | undefined => view.stack.at(-1);

/** The phase that is under way; -1 during the set-up. */
export function phaseOf(view: GameStateView): number {
  const turns = frameOf(view, "PhaseTurns");
  if (turns) return turns.phase;
  return frameOf(view, "Research") ? PHASES.indexOf("research") : -1;
}

export const sum = (rows: readonly (readonly [string, number])[] | undefined): number => (rows ?? []).reduce((total, [, n]) => total + n, 0);

/** How often each thing stands in a list, in the order of the list. */
export function tally(things: readonly string[]): [slug: string, n: number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}

/** The legal move with just these words. */
export const offered = (offers: readonly Offer[], move: string): Offer | undefined => offers.find((offer) => offer.move === move);

/** What is in force on a revealed square; numbers that are 0 are left out. */
export interface Ground {
  at: string;
  terrain: string;
  /** Whose outskirts or centre it is; -1: nobody's. */
  realm: number;
  /** Which of its cities has its centre there. */
  city?: number;
  production?: number;
  trade?: number;
  culture?: number;
  coin?: number;
  combat?: number;
  natural?: number;
  home?: number;
  disaster?: number;
  marker?: string;
  resource?: string;
}

/** What the rules work out for a seat (told/totals.py). */
export interface SeatTotals {
  /** Technologies by the rows of the pyramid, the bottom row first. */
  pyramid: string[][];
  /** By level: 1, where something can be researched now. */
  research: number[];
  /** How many levels the trade on the dial reaches. */
  reached: number;
  cards: number;
  cities: { wonders: number; stars: number }[];
  /** The nearest capital of a rival, and how near an army is to it: 0 none, 3 in reach. */
  war?: { at: string; near: number };
}
export interface Totals {
  goals: { coins: number; cards: number; spaces: number; trade: number };
  squares: Ground[];
  seats: SeatTotals[];
  /** By seat: the strength of each unit card in its hand. */
  strengths: Record<string, number>[];
  barbarians: Record<string, number>;
  /** What things cost this seat, the side of each family's markers that it builds, and all buildings it may build. */
  market: { prices: Record<string, number>; forms: Record<string, string>; able: string[] };
  offer_steps: number;
  /** Who strikes first on each front, 1: the attacker's unit; where each card of this seat would; the lead in bonuses. */
  battle: { first: number[]; cards: Record<string, number[]>; lead: number };
}
export const totalsOf = (scene: Scene): Totals => scene.totals as unknown as Totals;

/** How strong a unit card of a seat is now; -1: of barbarians. */
export const strengthOf = (totals: Totals, card: string, seat: number): number => (seat < 0 ? totals.barbarians : totals.strengths[seat])?.[card] ?? 0;
export const UNITS = ["artillery", "infantry", "mounted", "aircraft"];

/** What a unit card is called at the rank that its seat has. */
export function unitName(book: Book, card: string, player: PlayerView | undefined): string {
  const unit = book.card(String(book.card(card)?.["unit"]));
  return rankName(book, unit?.slug ?? card, player);
}
export function rankName(book: Book, unit: string, player: PlayerView | undefined): string {
  const names = (book.card(unit)?.["names"] as string[] | undefined) ?? [];
  const rank = player ? (player.ranks[UNITS.indexOf(unit)] ?? 1) : 1;
  const name = names[Math.max(0, rank - 1)];
  return (name && book.word(`unit-name-${name}`)) ?? book.name(unit);
}
export const unitOf = (book: Book, card: string): string => String(book.card(card)?.["unit"] ?? card);
export const trumps = (book: Book, unit: string): string => String(book.card(unit)?.["trumps"] ?? "");
