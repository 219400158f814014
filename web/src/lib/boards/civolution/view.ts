/** What the drawing reads out of a view of Civolution. All figures come from the rows of the box. */
import type { CardInfo } from "$lib/api/types";
import type { GameStateView } from "./fields";
import type { LandTotals, Totals } from "./totals";
import { NONE } from "$lib/slugs";

export type { GameStateView, PlayerView } from "./fields";
export { NONE, some } from "$lib/slugs";

/** The cards of the box, and what they are called. */
export interface Box {
  cards: ReadonlyMap<string, CardInfo>;
}
export const ofKind = (box: Box, kind: string): CardInfo[] => [...box.cards.values()].filter((card) => card.kind === kind);
export const figure = (card: CardInfo | undefined, key: string): number => Number(card?.[key] ?? 0);

export const FREE = -1;

export interface Land extends LandTotals {
  id: string;
  at: number;
  kind: string;
  beacons: number;
  firePoints: number;
  /** The open material; "-" while it is closed. */
  material: string;
  /** Whose farm stands there, or -1. */
  farm: number;
  hunted: boolean;
  /** By seat: raw materials. */
  raw: number[];
}

/** Every territory with what lies and stands there. */
export function lands(view: GameStateView, totals: Totals, box: Box): Land[] {
  return ofKind(box, "territory").map((card, at) => ({
    ...totals.lands[at]!,
    id: card.slug,
    at,
    kind: String(card["land"]),
    beacons: figure(card, "beacons"),
    firePoints: figure(card, "fire_points"),
    material: view.resources[at] ?? NONE,
    farm: view.farm_owner[at] ?? -1,
    hunted: Boolean(view.hunted[at]),
    raw: view.players.map((player) => player.raw[at] ?? 0),
  }));
}

/** The corners of the grid are called a1 to f4; the number of a corner counts row by row. */
export function cornerNumber(id: string, columns = 6): number {
  return /^[a-z]\d$/.test(id) ? (Number(id[1]) - 1) * columns + (id.charCodeAt(0) - 97) : -1;
}

/** A statue or settlement on a building ground. */
export interface Built {
  seat: number;
  kind: "statue" | "settlement";
  n: number;
}

/** What is built on a ground: a corner by its number, or behind the last one the island. */
export function builtOn(view: GameStateView, ground: number): Built[] {
  return view.players.flatMap((player, seat) => [
    ...(player.statues[ground] ? [{ seat, kind: "statue" as const, n: player.statues[ground] }] : []),
    ...(player.settlement_at[ground] ? [{ seat, kind: "settlement" as const, n: player.settlement_at[ground] }] : []),
  ]);
}

/** The phases of an era, in their order. */
export const PHASES: readonly string[] = ["new-cards", "new-goals", "extra-find", "action", "site", "feeding", "event", "income"];

/** The fate dice that lie rolled and wait for a choice. */
export function fateDice(view: GameStateView): number[] {
  const top = view.stack.at(-1);
  return top && (top.frame === "FavourCheck" || top.frame === "HuntRoll" || top.frame === "FindRoll") ? top.dice : [];
}

/** The module that is being paid for, if one is. */
export function paidFor(view: GameStateView, box: Box): CardInfo | undefined {
  const top = view.stack.at(-1);
  return top?.frame === "Payment" ? [...ofKind(box, "module"), ...ofKind(box, "feature")][top.module] : undefined;
}

export type Pane = "console" | "continent" | "block" | "displays";

/** What a question is about, by the things that its moves touch. */
export function paneOf(refs: readonly string[], view: GameStateView): Pane {
  if (refs.some((ref) => ref.startsWith("place:"))) return "continent";
  if (refs.some((ref) => ref.startsWith("column:") || ref.startsWith("level:") || ref.startsWith("cost:"))) return "block";
  const shown = new Set([...view.goal_display, ...view.income_display, ...view.attribute_display, ...view.start_cards].map((slug) => `card:${slug}`));
  return refs.some((ref) => ref.endsWith("-stack") || shown.has(ref)) ? "displays" : "console";
}
