/** What the drawing reads out of a view of Age of Civilization. */
import type { CardInfo, Scene } from "$lib/api/types";

export type { GameStateView, PlayerView } from "./fields";
export { NONE } from "$lib/slugs";

export interface ActionCard extends CardInfo {
  workers: number;
  coins: number;
  slot: "returned" | "lost" | "none";
  uses_per_turn: number;
  gain: Record<string, number>;
  symbol?: string;
}

/** What the rules have worked out. Cells of the technology card are numbered column by column: A1, A2, A3, B1 … */
export interface Totals {
  permanent: string[];
  row: ("past" | "open" | "stays" | "future")[];
  opens: number[];
  arrows: number[][];
  technologies: [slug: string, state: "have" | "next" | "far"][][];
}
const NOTHING: Totals = { permanent: [], row: [], opens: [], arrows: [], technologies: [] };
export const totalsOf = (scene: Scene): Totals => ({ ...NOTHING, ...scene.totals });

/** How a card of the row is drawn: one that has left the window may stay open. */
export function stateOf(totals: Totals, at: number): "past" | "open" | "future" {
  const state = totals.row[at] ?? "future";
  return state === "stays" ? "open" : state;
}
