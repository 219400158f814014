/** What the rules have worked out for the board; told/totals.py of the game says what each number means. */
import type { Scene } from "$lib/api/types";

/** An encampment: the first of a territory has the fire. */
export interface Camp {
  number: number;
  fire: boolean;
  /** A party, or FREE. */
  owner: number;
  weak: boolean;
}

/** What stands in a territory: tribes outside the encampments or aboard a boat by party, and the seats that have a boat there. */
export interface LandTotals {
  camps: Camp[];
  strong: number[];
  weak: number[];
  boats: number[];
}

export interface Level {
  level: number;
  points: number;
  /** Its token is turned, or it needs none. */
  active: boolean;
  /** By column what lies there, one thing or two goals; null where the column begins higher. */
  slots: (string[] | null)[];
  /** The columns, counted from 1, whose next thing goes to this level. */
  next: number[];
}

export interface Totals {
  /** By the values of the dice that are to pay, in rising order ("", "3", "15"): the fewest ideas of each module, null where nothing pays for it. */
  ideas: Record<string, (number | null)[]>;
  /** Likewise, whether those ideas are there. */
  payable: Record<string, boolean[]>;
  /** By seat: all active diamonds, and the materials whose diamonds are active. */
  diamonds: number[];
  shining: string[][];
  /** By party: strong and weak tribes on the continent. */
  people: [strong: number, weak: number][];
  /** By seat and track: the steps to the next line, null behind the last one. */
  to_line: (number | null)[][];
  /** By seat: the level block from below. */
  block: Level[][];
  /** By territory. */
  lands: LandTotals[];
  /** The phase of the era, or nothing. */
  phase: string;
  /** How often what is under way can still be done, this time included; 0 where it is done once. */
  times: number;
  /** By automated rival: the icons of its open cards. */
  icons: [blue: number, red: number][];
}
export const totalsOf = (scene: Scene): Totals => scene.totals as unknown as Totals;

const named = (marked: readonly number[]): string => [...marked].sort().join("");
/** What modules cost with the dice that are marked. */
export const ideasWith = (totals: Totals, marked: readonly number[]): (number | null)[] => totals.ideas[named(marked)] ?? [];
/** Whether the ideas for that are there. */
export const payableWith = (totals: Totals, marked: readonly number[]): boolean[] => totals.payable[named(marked)] ?? [];
