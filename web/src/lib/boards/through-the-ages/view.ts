/** What the drawing reads out of a view of Through the Ages. */
import type { CardInfo, Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";
import type { GameStateView } from "./fields";

export type { GameStateView, PlayerView } from "./fields";
export { NONE, real } from "$lib/slugs";
export type Rating = [slug: string, amount: number];

export interface TtaCard extends CardInfo {
  type: string;
  age: number;
  resources?: number;
  science?: number;
  revolution?: number;
  stages?: number[];
  gives?: Record<string, number>;
  military_actions?: number;
  army?: Record<string, number>;
  strength?: number;
}

export const AGES = ["A", "I", "II", "III", "IV"];
export const CIVIL = ["farm", "mine", "lab", "temple", "arena", "library", "theater"];
export const UNITS = ["infantry", "cavalry", "artillery", "air-force"];
/** Moves that take a card from the row or copy a tactic: they belong there and not to the same card in a hand. */
export const FROM_TABLE = ["take", "take-at", "copy-tactic"];
export const FROM_HAND = ["play-tactic", "discard", "defend", "add"];

export const cardOf = (book: Book, slug: string): TtaCard | undefined => book.card(slug) as TtaCard | undefined;
export const isBack = (slug: string): boolean => slug.startsWith("?");
/** A back shows its age, and among the future events who put it there: ?2/1. */
export const backAge = (slug: string): number => Number(slug[1]);
export const backSeat = (slug: string): number => (slug.includes("/") ? Number(slug.split("/")[1]) : -1);

/** What the cards of a seat add up to and what the end of its turn brings, as the server counts it. */
export function foreseen(scene: Scene, seat: number): Record<string, number> {
  return scene.panels.find((panel) => panel.seat === seat)?.end_of_turn ?? {};
}

/** What the rules have worked out: prices by place of the row, uprisings by seat, and the banks as printed. */
export interface Totals {
  row: [printed: number, price: number][];
  uprising: boolean[];
  banks: {
    yellow: { slots: number; price: number; eats: number; faces: number[] }[];
    blue: { slots: number; takes: number }[];
  };
}
const NOTHING: Totals = { row: [], uprising: [], banks: { yellow: [], blue: [] } };
export const totalsOf = (scene: Scene): Totals => ({ ...NOTHING, ...scene.totals });

/** The places of the row that cost the same, from the left. */
export function zones(row: Totals["row"]): { cost: number; from: number; to: number }[] {
  const found: { cost: number; from: number; to: number }[] = [];
  row.forEach(([cost], place) => {
    const last = found.at(-1);
    if (last?.cost === cost) last.to = place + 1;
    else found.push({ cost, from: place, to: place + 1 });
  });
  return found;
}

/** Whose things the moves on offer touch: mostly one's own, but an attacker picks among the rival's. */
export function touched(view: GameStateView): number {
  const top = view.stack.at(-1);
  if (top?.frame === "TakeTechnologies") return top.rival;
  return top && "chooser" in top ? top.seat : view.seat;
}

/** The rival among whose things this seat chooses now, or -1. */
export function aimed(view: GameStateView): number {
  const seat = touched(view);
  return view.seat >= 0 && seat !== view.seat && view.waiting.includes(view.seat) ? seat : -1;
}

/** The seats round the table, from the one after this one. */
export function others(view: GameStateView): number[] {
  const seats = view.players.map((_, seat) => seat);
  return view.seat < 0 ? seats : [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat)];
}

/** The same cards once each, with how many there are. */
export function piles(slugs: readonly string[]): { slug: string; n: number }[] {
  const found = new Map<string, number>();
  for (const slug of slugs) found.set(slug, (found.get(slug) ?? 0) + 1);
  return [...found].map(([slug, n]) => ({ slug, n }));
}
