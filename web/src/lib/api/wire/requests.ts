/** The bodies of requests. Made by tools/api_types.py, not written by hand. */

/** What shall be done about a seat that is waited for too long; nothing takes one's vote back. */
export interface AbsentVote {
  seat: number;
  what: "bot" | "end" | null;
}

/** Be asked again: about one kind of question, or about all. */
export interface AlwaysAskAsked {
  kind?: string | null;
  id: string;
  seat?: number | null;
}

/** Something to say. */
export interface ChatAsked {
  text: string;
  to: "seats" | "watchers";
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The position after a move. */
export interface ForkAsked {
  number: number;
}

/** Begin at once. */
export interface Guest {
  name?: string | null;
}

/** A bot plays on. */
export interface HandOver {
  bot: string;
  seat?: number | null;
}

/** Take a seat. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Let a kind of question pass, with the mark of the one that is asked now. */
export interface LetPassAsked extends StepAsked {
  until: "turn" | "game";
}

/** What somebody changes about itself. */
export interface MeChange {
  name?: string | null;
  lang?: "en" | "ru" | "el" | null;
  theme?: "system" | "light" | "dark" | null;
  density?: "picture" | "compact" | "text" | null;
  speed?: number | null;
}

/** A move, with the mark of the question that it answers (or, without one, the version that was seen). */
export interface MoveAsked {
  move: string;
  asked?: string | null;
  version?: number | null;
  id: string;
  seat?: number | null;
}

/** The password that is, and the one that shall be. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A new table. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, boolean | number | string | string[] | null>;
  name?: string;
  visibility?: "public" | "private";
  mode?: "live" | "hotseat" | "analysis" | "tutorial";
  seats?: string[] | null;
  seed?: number | string | null;
  answers?: string[][];
  patience?: number;
  begin?: boolean;
  lang?: "en" | "ru" | "el" | null;
}

/** Which of one's own seats; only where one person has several. */
export interface OneSeat {
  seat?: number | null;
}

/** One's password once more, before what cannot be taken back. */
export interface Password {
  password: string;
}

/** A record to open. */
export interface RecordText {
  text: string;
}

/** A name, its recovery code, and a new password. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** The log was read up to this line, itself not included. */
export interface SeenAsked {
  n: number;
  seat?: number | null;
}

/** An undo, redo or restart of the turn, with the mark that the scene told (or the version that was seen). */
export interface StepAsked {
  asked?: string | null;
  version?: number | null;
  id: string;
  seat?: number | null;
}

/** Which seat. */
export interface TheSeat {
  seat: number;
}

/** What a token is for. */
export interface TokenName {
  name: string;
}
