/** What a view of Age of Civilization holds, and what the drawing reads out of it. */
import type { CardInfo, View } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";

export interface PlayerView {
  coins: number;
  vp: number;
  workers: number;
  orders: number;
  stones: number;
  forts: number;
  main: string;
  civilizations: string[];
  technologies: string[];
  special: string;
  wonders: string[];
  military: number;
  military_rows: [string, number][];
  hand: number;
}

export interface BoardView extends View {
  round: number;
  first: number;
  rival: number;
  row: string[];
  tokens: string[];
  wonder_market: string[];
  special_market: string[];
  order_market: string[];
  lasting: string[];
  scenario: string;
  market: { civilization: string; coins: number }[];
  players: PlayerView[];
  deck: number;
  innovations: boolean;
  solo: boolean;
  stack: ({ frame: string } & Record<string, unknown>)[];
  draft_memory: { picked: number; packs: string[][]; picks: string[]; left: string[][]; hand: string[] } | null;
}

export const WINDOW = 3;
export const NONE = "-";
export const PERMANENT = ["wonder", "research", "exploit"];

export interface ActionCard extends CardInfo {
  workers: number;
  coins: number;
  slot: "returned" | "lost" | "none";
  uses_per_turn: number;
  gain: Record<string, number>;
  symbol?: string;
}

/** The workers on slots in the turn that is going on: the seat, and how often each action was used. */
export function placed(view: BoardView, book: Book): { seat: number; used: Map<string, number>; workers: number } {
  const phase = view.stack.findLast((frame) => frame.frame === "ActionPhase");
  const used = new Map<string, number>();
  if (!phase) return { seat: -1, used, workers: 0 };
  const actions = [...book.cards.values()].filter((card) => card.kind === "action" || card.kind === "special_action");
  (phase["used"] as number[]).forEach((times, at) => {
    const action = actions[at];
    if (times && action) used.set(action.slug, times);
  });
  return { seat: phase["seat"] as number, used, workers: (phase["placed"] as number) + (phase["lost"] as number) };
}

export const CELLS = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"];
export const ARROWS: Record<string, string[]> = {
  A2: ["A1"],
  B2: ["B1"],
  C2: ["C1"],
  A3: ["A2", "B2"],
  B3: ["A2", "B2", "C2"],
  C3: ["B2", "C2"],
};

/** The nine technologies on a technology card; a special card covers a column. */
export function technologyCard(book: Book, special: string): Map<string, CardInfo> {
  const cells = new Map<string, CardInfo>();
  for (const card of book.cards.values()) {
    const mine = card.kind === "technology" || (card.kind === "special_technology" && card["card"] === special);
    if (mine && typeof card["cell"] === "string") cells.set(card["cell"], card);
  }
  return cells;
}

/** How open an action card lies in a round: gone, open, or still to come. */
export function standing(at: number, round: number): "past" | "open" | "future" {
  return at < round - 1 ? "past" : at < round - 1 + WINDOW ? "open" : "future";
}
