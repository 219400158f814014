/** What every game tells in the same way: its view, its result, and rivals that nobody plays. Made by tools/api_types.py, not written by hand. */

/** A rival that nobody plays. */
export interface Automaton {
  id: string;
  name: string;
  level: string | null;
  points: number | null;
}

/** How a game ended: scores, ranks and winners are of seats alone; a game may tell more. */
export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  automata: Automaton[];
  ending: string;
  [more: string]: unknown;
}

/** What a seat may know (-1: a spectator). Every view has these; the rest belongs to the game. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string | string[]>;
  seat: number;
  waiting: number[];
  may_change: number[];
  number: number;
  over: boolean;
  result: Result | null;
  automata: Automaton[];
  [more: string]: unknown;
}
