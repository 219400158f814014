/** What the drawing reads out of a view of Civolution. All figures come from the rows of the box. */
import type { CardInfo } from "$lib/api/types";
import type { BoardView, PlayerView } from "./fields";
import { NONE } from "$lib/slugs";

export type { BoardView, PlayerView } from "./fields";
export { NONE, some } from "$lib/slugs";

/** The cards of the box, and what they are called. */
export interface Box {
  cards: ReadonlyMap<string, CardInfo>;
}
export const ofKind = (box: Box, kind: string): CardInfo[] => [...box.cards.values()].filter((card) => card.kind === kind);
export const figure = (card: CardInfo | undefined, key: string): number => Number(card?.[key] ?? 0);

export const FREE = -1;
export const BLOCKED = -2;

/** An encampment: the first of a territory has the fire. */
export interface Camp {
  number: number;
  fire: boolean;
  /** A seat, or FREE. */
  owner: number;
  weak: boolean;
}

export interface Land {
  id: string;
  at: number;
  kind: string;
  beacons: number;
  firePoints: number;
  camps: Camp[];
  /** The open material; "-" while it is closed. */
  material: string;
  /** Whose farm stands there, or -1. */
  farm: number;
  hunted: boolean;
  /** By seat: raw materials, and tribes outside the encampments or aboard a boat; last those of the rival that nobody plays. */
  raw: number[];
  strong: number[];
  weak: number[];
  /** The seats that have a boat there. */
  boats: number[];
}

const campCount = (card: CardInfo): number => ["fires", "plain", "from_3", "from_4"].reduce((sum, key) => sum + figure(card, key), 0);

/** Every territory with what lies and stands there. */
export function lands(view: BoardView, box: Box): Land[] {
  let first = 0;
  return ofKind(box, "territory").map((card, at) => {
    const count = campCount(card);
    const start = first;
    first += count;
    const camps = Array.from({ length: count }, (_, nth) => ({
      number: nth + 1,
      fire: nth < figure(card, "fires"),
      owner: view.camp_owner[start + nth] ?? BLOCKED,
      weak: Boolean(view.camp_weak[start + nth]),
    })).filter((camp) => camp.owner !== BLOCKED);
    const boat = (player: PlayerView): number => player.boat_at.indexOf(card.slug);
    const aboard = (player: PlayerView, key: "aboard_strong" | "aboard_weak"): number => (boat(player) < 0 ? 0 : (player[key][boat(player)] ?? 0));
    return {
      id: card.slug,
      at,
      kind: String(card["land"]),
      beacons: figure(card, "beacons"),
      firePoints: figure(card, "fire_points"),
      camps,
      material: view.resources[at] ?? NONE,
      farm: view.farm_owner[at] ?? -1,
      hunted: Boolean(view.hunted[at]),
      raw: view.players.map((player) => player.raw[at] ?? 0),
      strong: [...view.players.map((player) => (player.wild_strong[at] ?? 0) + aboard(player, "aboard_strong")), ...view.vici.map((rival) => rival.wild_strong[at] ?? 0)],
      weak: [...view.players.map((player) => (player.wild_weak[at] ?? 0) + aboard(player, "aboard_weak")), ...view.vici.map((rival) => rival.wild_weak[at] ?? 0)],
      boats: view.players.flatMap((player, seat) => (boat(player) < 0 ? [] : [seat])),
    };
  });
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
export function builtOn(view: BoardView, ground: number): Built[] {
  return view.players.flatMap((player, seat) => [
    ...(player.statues[ground] ? [{ seat, kind: "statue" as const, n: player.statues[ground] }] : []),
    ...(player.settlement_at[ground] ? [{ seat, kind: "settlement" as const, n: player.settlement_at[ground] }] : []),
  ]);
}

/** How many tribes of a seat stand and lie on the continent. */
export function tribes(all: readonly Land[], seat: number): { strong: number; weak: number } {
  const camps = all.flatMap((land) => land.camps).filter((camp) => camp.owner === seat);
  const sum = (key: "strong" | "weak"): number => all.reduce((total, land) => total + (land[key][seat] ?? 0), 0);
  return { strong: camps.filter((camp) => !camp.weak).length + sum("strong"), weak: camps.filter((camp) => camp.weak).length + sum("weak") };
}

/** The phases of an era, in their order. */
export const PHASES: readonly string[] = ["new-cards", "new-goals", "extra-find", "action", "site", "feeding", "event", "income"];
/** The phase of the era, by what is under way; nothing between phases. */
const UNDER_WAY: [phase: string, frames: readonly string[]][] = [
  ["new-goals", ["NewGoals"]],
  ["extra-find", ["ExtraFinds"]],
  ["action", ["ActionPhase"]],
  ["site", ["Glaciers"]],
  ["feeding", ["Feeding"]],
  ["event", ["Weather"]],
  ["income", ["Incomes"]],
];
export function phaseOf(view: BoardView): string {
  const under = view.stack.map((frame) => frame.frame as string);
  return UNDER_WAY.find(([, frames]) => frames.some((frame) => under.includes(frame)))?.[0] ?? "";
}

/** The fate dice that lie rolled and wait for a choice. */
export function fateDice(view: BoardView): number[] {
  const top = view.stack.at(-1);
  return top && (top.frame === "FavourCheck" || top.frame === "HuntRoll" || top.frame === "FindRoll") ? top.dice : [];
}

/** The module that is being paid for, if one is. */
export function paidFor(view: BoardView, box: Box): CardInfo | undefined {
  const top = view.stack.at(-1);
  return top?.frame === "Payment" ? [...ofKind(box, "module"), ...ofKind(box, "feature")][top.module] : undefined;
}

/** How often what is under way can still be done, this time included; 0 where it is done once. */
export function timesLeft(view: BoardView): number {
  const top = view.stack.at(-1);
  return top && "left" in top && ["Migration", "Procreation", "Production", "Transport", "Strengthening", "Building"].includes(top.frame) ? Number(top.left) : 0;
}

export type Pane = "console" | "continent" | "block" | "displays";

/** What a question is about, by the things that its moves touch. */
export function paneOf(refs: readonly string[], view: BoardView): Pane {
  if (refs.some((ref) => ref.startsWith("place:"))) return "continent";
  if (refs.some((ref) => ref.startsWith("column:") || ref.startsWith("level:") || ref.startsWith("cost:"))) return "block";
  const shown = new Set([...view.goal_display, ...view.income_display, ...view.attribute_display, ...view.start_cards].map((slug) => `card:${slug}`));
  return refs.some((ref) => ref.endsWith("-stack") || shown.has(ref)) ? "displays" : "console";
}
