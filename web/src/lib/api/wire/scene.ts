/** A scene: everything a viewer needs to draw and to act. Made by tools/api_types.py, not written by hand. */
import type { Error } from "./people";
import type { Result, View } from "./results";

/** A step is stored. */
export interface Ack {
  id: string;
  version: number;
}

/** What a rival did since one's last turn, in words: its moves and the change; `first` is a line of the log. */
export interface DigestRow {
  seat: number | null;
  automaton: string | null;
  first: number;
  moves: string[];
  net: string[];
  text: string;
}

/** A line of the log: `mover` made the move (-1: nobody); its first line says what it `did`, or None. */
export interface LogLine {
  n: number;
  number: number;
  seat: number | null;
  automaton: string | null;
  kind: string;
  subject: string | null;
  amount: number;
  source: string | null;
  from: string | null;
  to: string | null;
  text: string;
  move: string | null;
  mover: number;
  did: string | null;
  because: string[];
}

/** Older lines of the log. */
export interface LogPage {
  version: number;
  lines: LogLine[];
}

/** A legal move as ids and numbers: what it touches, costs and brings ([kind, amount, source]). */
export interface Offer {
  move: string;
  refs: string[];
  price: Price[];
  gain: ([string, number, string | null])[];
  tells: string | null;
  named: string | null;
  told_as: [string, number] | null;
  destroys: boolean;
}

/** The numbers of a seat, or of a rival that nobody plays; stops is what cuts its forecast short. */
export interface Panel {
  seat: number | null;
  automaton: string | null;
  now: Record<string, number>;
  end_of_turn: Record<string, number>;
  stops: string | null;
}

/** A kind of question that the seat could let pass, in words as well. */
export interface Passing {
  kind: string;
  text: string;
}

/** What a move would do, up to the first draw or reveal: lines, sums by seat and kind, the end of the turn. */
export interface Preview {
  move: string;
  chances: string[];
  lines: string[];
  net: ([number | null, string, number])[];
  end_of_turn: [string, number, number][];
  summary: string;
  warnings: string[];
  stops: "draw" | "reveal" | null;
}

/** What some moves would do as answers to a question. */
export interface Previews {
  version: number;
  asked: string;
  previews: Preview[];
}

/** A price with the rows it is made of: [source, amount]. */
export interface Price {
  kind: string;
  total: number;
  rows: ([string | null, number])[];
}

/** What is asked. */
export interface Prompt {
  text: string;
  frame: string;
  source: string;
}

/** What a seat may want to know of a thing before it is asked: what is missing, what is near. */
export interface Prospect {
  about: string;
  text: string;
}

/** Everything a viewer needs to draw and to act. */
export interface Scene {
  table: string;
  version: number;
  number: number;
  seat: number | null;
  asked: string | null;
  view: View;
  totals: Record<string, unknown>;
  prompt: Prompt;
  offers: Offer[];
  log: LogLine[];
  log_from: number;
  since_your_last_turn: number;
  digest: DigestRow[];
  can_undo: boolean;
  can_redo: boolean;
  checklist: string[];
  prospects: Prospect[];
  chosen: string[];
  can_let_pass: Passing | null;
  standing: StandingAnswer[];
  panels: Panel[];
  result: Result | null;
}

/** A kind of question that the seat lets pass, until its next turn or for the whole game. */
export interface StandingAnswer extends Passing {
  until: "turn" | "game";
}

/** Whether a move is legal, and if not why. */
export interface Why {
  legal: boolean;
  error: Error | null;
}
