/** Tables, talk, advice, and games looked back upon. Made by tools/api_types.py, not written by hand. */
import type { Result } from "./results";

/** What a bot would do in a seat that is asked: its best moves, and the one that was played, if known. */
export interface Advice {
  table: string;
  version: number;
  number: number;
  seat: number | null;
  level: string;
  choices: number;
  moves: AdvisedMove[];
  played: AdvisedMove | null;
}

/** A move with its value in points beside the best one: 0 is the best, −1.4 is 1.4 points less. */
export interface AdvisedMove {
  move: string;
  label: string;
  place: number;
  value: number;
  worth: string;
  then: string[];
  stops: "draw" | "reveal" | null;
  played: boolean;
}

/** Something that was said. */
export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  to: "seats" | "watchers";
  text: string;
  made: number;
}

/** The numbers of all seats after a move. */
export interface CurvePoint {
  number: number;
  round: number | null;
  scores: number[];
  features: Record<string, number>[];
}

/** What people decided about a seat, after which move and when: who voted, and what came of it. */
export interface Notice {
  kind: "vote-bot" | "vote-end" | "unvote" | "bot" | "end" | "back";
  seat: number;
  by: number | null;
  number: number;
  made: number;
}

/** What gave a seat points: a thing of the game, or a rule. */
export interface PointSource {
  source: string | null;
  name: string;
  amount: number;
}

/** Where everybody's points came from so far. */
export interface PointSources {
  version: number;
  points: PointSource[][];
}

/** One seat. */
export interface SeatDoc {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
  you: boolean;
  held: boolean;
  resigned: boolean;
}

/** A game looked back upon. */
export interface Summary {
  moves: number;
  seconds: number;
  curves: CurvePoint[];
  points: PointSource[][];
  result: Result;
  outcome: string[];
}

/** A table as the lobby shows it. */
export interface TableDoc {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  players: number;
  name: string;
  visibility: "public" | "private";
  mode: "live" | "hotseat" | "analysis" | "tutorial";
  state: "open" | "playing" | "over";
  seats: SeatDoc[];
  watchers: number;
  created: number;
  changed: number;
  version: number;
  number: number;
  waiting: number[];
  result: Result | null;
  invite: string | null;
  owner: boolean;
  hints: boolean;
  lang: string;
  rematch: string | null;
  commitment: string | null;
  seed: string | null;
  patience: number;
  since: (number | null)[];
  votes: VoteDoc[];
  notices: Notice[];
  expires: number | null;
  expires_why: "empty" | "waiting" | "bots" | "analysis" | "guests" | "guests-over" | null;
}

/** What somebody at the table wants done about a seat that is waited for too long. */
export interface VoteDoc {
  seat: number;
  by: number;
  what: "bot" | "end";
}
