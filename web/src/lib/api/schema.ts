/** The shapes of requests and answers, made from their description by tools/api_types.py. Not written by hand. */

/** The version of the wire that this client speaks. */
export const WIRE = 2;

/** A step is stored. */
export interface Ack {
  id: string;
  version: number;
}

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

/** A bot that takes seats. */
export interface BotDoc {
  name: string;
  label: string;
}

/** A thing of a game; the fields of its row stand in `row`. */
export interface CardDoc {
  slug: string;
  kind: string;
  name: string;
  text: string;
  origin: string;
  row: Record<string, unknown>;
}

/** Something to say. */
export interface ChatAsked {
  text: string;
  to: "seats" | "watchers";
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

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** Why not. */
export interface Error {
  code: string;
  message: string;
  rule: string | null;
  page: number | null;
  chapter: string | null;
}

/** Options that do not go together at these player counts (one alone: not at all there), and why. */
export interface ExclusionDoc {
  players: number[];
  options: Record<string, boolean | number | string | string[]>;
  rule: string | null;
  page: number | null;
  chapter: string | null;
  reason: string;
}

/** The one shape of every error. */
export interface Failure {
  error: Error;
}

/** The position after a move. */
export interface ForkAsked {
  number: number;
}

/** A game on the shelf. */
export interface GameDoc {
  key: string;
  name: string;
  blurb: string;
  seats: number[];
  options: OptionDoc[];
  exclusions: ExclusionDoc[];
  map: MapDoc | null;
  bots: BotDoc[];
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

/** A line of the log. */
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
  because: string[];
}

/** Older lines of the log. */
export interface LogPage {
  version: number;
  lines: LogLine[];
}

/** Every place that a game can have, the links between them, and those that go one way only. */
export interface MapDoc {
  layout: "squares" | "shifted" | "anchors";
  places: PlaceDoc[];
  links: [string, string][];
  one_way: [string, string][];
}

/** Somebody, as it sees itself. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  lang: string;
  theme: string;
  density: string;
  speed: number;
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

/** A new table. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, boolean | number | string | string[] | null>;
  name?: string;
  visibility?: "public" | "private";
  mode?: "live" | "hotseat" | "analysis" | "tutorial";
  seats?: string[] | null;
  seed?: number | null;
  lang?: "en" | "ru" | "el" | null;
}

/** A token, the only time that it is shown. */
export interface NewToken {
  id: string;
  name: string;
  created: number;
  token: string;
}

/** A legal move as ids and numbers: what it touches, costs and brings ([kind, amount, source]). */
export interface Offer {
  move: string;
  refs: string[];
  price: Price[];
  gain: ([string, number, string | null])[];
}

/** Which of one's own seats; only where one person has several. */
export interface OneSeat {
  seat?: number | null;
}

/** A module or variant: a switch, a choice among values, a list of values, or a number in a range. */
export interface OptionDoc {
  name: string;
  kind: "switch" | "choice" | "list" | "number";
  label: string;
  text: string;
  values: Record<string, string>[];
  least: number;
  most: number;
  repeats: boolean;
  seats: number[];
}

/** The numbers of a seat, or of a rival that nobody plays. */
export interface Panel {
  seat: number | null;
  automaton: string | null;
  now: Record<string, number>;
  end_of_turn: Record<string, number>;
}

/** A place of a map. Squares: x and y count columns and rows; anchors: the middle of a place. */
export interface PlaceDoc {
  id: string;
  name: string;
  kind: string;
  x: number;
  y: number;
  outline: string;
  across: number;
  down: number;
  tile: string;
}

/** What a move would do, up to the first draw or reveal: lines, sums by seat and kind, the end of the turn. */
export interface Preview {
  move: string;
  lines: string[];
  net: [number, string, number][];
  end_of_turn: [string, number, number][];
  summary: string;
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

/** A record to open. */
export interface RecordText {
  text: string;
}

/** A rule of a rulebook. */
export interface RuleDoc {
  id: string;
  page: number | null;
  chapter: string | null;
  section: string;
  title: string;
  text: string;
}

/** Everything a viewer needs to draw and to act. */
export interface Scene {
  table: string;
  version: number;
  number: number;
  seat: number | null;
  asked: string | null;
  view: Record<string, unknown>;
  prompt: Prompt;
  offers: Offer[];
  log: LogLine[];
  log_from: number;
  since_your_last_turn: number;
  can_undo: boolean;
  can_redo: boolean;
  checklist: string[];
  panels: Panel[];
  result: Record<string, unknown> | null;
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

/** A game looked back upon. */
export interface Summary {
  moves: number;
  seconds: number;
  curves: Record<string, unknown>[];
  points: Record<string, unknown>[][];
  result: Record<string, unknown>;
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
  result: Record<string, unknown> | null;
  invite: string | null;
  owner: boolean;
  hints: boolean;
  lang: string;
  rematch: string | null;
}

/** A token without its secret. */
export interface TokenDoc {
  id: string;
  name: string;
  created: number;
}

/** What a token is for. */
export interface TokenName {
  name: string;
}

/** The first word of a move, and what stands after it: kinds of operands ("" for nothing). */
export interface VerbDoc {
  word: string;
  subject: string;
  amount: string;
  gives_up: boolean;
}

/** Whether a move is legal, and if not why. */
export interface Why {
  legal: boolean;
  error: Error | null;
}

/** Fluent text, and the verbs by which a move is put into it: `move-WORD` with its operands. */
export interface WordsDoc {
  lang: string;
  text: string;
  verbs: VerbDoc[];
}
