/** The level block: columns that begin on different levels, filled from below. */
import { figure, ofKind, type Box, type PlayerView } from "./view";

/** Which of the homes of a player is the column of the goals. */
const GOALS = 5;

export interface Slot {
  column: number;
  /** What lies there: one thing, or two goals. */
  things: string[];
  /** The next thing of the column goes here. */
  next: boolean;
}

export interface Level {
  level: number;
  points: number;
  /** Its token is turned, or it needs none. */
  active: boolean;
  /** By column; null where the column begins higher. */
  slots: (Slot | null)[];
}

/** What lies in a column from below; goals lie in two halves side by side. */
export function pile(player: PlayerView, column: number): string[][] {
  const found = (player.columns[column] ?? []).map((slug) => [slug]);
  if (player.homes[GOALS] === column) {
    player.right.forEach((slug, at) => (found[at] ? found[at].push(slug) : found.push([slug])));
  }
  return found;
}

/** All levels from below; above the printed ones only as many as are used. */
export function levels(player: PlayerView, box: Box): Level[] {
  const first = ofKind(box, "column").map((card) => figure(card, "first_level"));
  const printed = ofKind(box, "level");
  const piles = first.map((_, column) => pile(player, column));
  const highest = Math.max(printed.length, ...piles.map((things, column) => first[column]! + things.length - 1));
  const tokens = printed.flatMap((card, at) => (card["token"] ? [at] : []));
  return Array.from({ length: highest }, (_, at) => ({
    level: at + 1,
    points: figure(printed[at], "points"),
    active: !tokens.includes(at) || Boolean(player.active[tokens.indexOf(at)]),
    slots: first.map((begins, column) => {
      const nth = at + 1 - begins;
      return nth < 0 ? null : { column, things: piles[column]![nth] ?? [], next: nth === piles[column]!.length };
    }),
  }));
}

/** What is installed, column by column. */
export const installed = (player: PlayerView): string[] => [...player.columns.flat(), ...player.right];
