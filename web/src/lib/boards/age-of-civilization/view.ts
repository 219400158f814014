/** What the drawing reads out of a view of Age of Civilization. */
import type { CardInfo } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";

export type { BoardView, PlayerView } from "./fields";
export { NONE } from "$lib/slugs";

export const WINDOW = 3;
export const PERMANENT = ["wonder", "research", "exploit"];

export interface ActionCard extends CardInfo {
  workers: number;
  coins: number;
  slot: "returned" | "lost" | "none";
  uses_per_turn: number;
  gain: Record<string, number>;
  symbol?: string;
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
