/** What the server tells of a game before it is played: options, map, words, cards and rules. Made by tools/api_types.py, not written by hand. */

/** A map as it lies: its places, the links between them, and those that go one way only. */
export interface BareMap {
  layout: "squares" | "shifted" | "anchors";
  places: BarePlace[];
  links: [string, string][];
  one_way: [string, string][];
}

/** A place of a map. Squares: x and y count columns and rows; anchors: the middle of a place. */
export interface BarePlace {
  id: string;
  kind: string;
  x: number;
  y: number;
  outline: string;
  across: number;
  down: number;
  tile: string;
}

/** A bot that takes seats. */
export interface BotDoc {
  name: string;
  label: string;
}

/** A thing of a game; `row` holds what of its row is printed on the card. */
export interface CardDoc {
  slug: string;
  kind: string;
  name: string;
  text: string;
  origin: string;
  row: Record<string, unknown>;
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

/** What a list can have with so many players: at most so many values, of these. */
export interface ListDoc {
  players: number;
  most: number;
  values: string[];
}

/** Every place that a game can have, the links between them, and those that go one way only. */
export interface MapDoc {
  layout: "squares" | "shifted" | "anchors";
  places: PlaceDoc[];
  links: [string, string][];
  one_way: [string, string][];
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
  lists: ListDoc[];
}

/** A place with its name. */
export interface PlaceDoc extends BarePlace {
  name: string;
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

/** The first word of a move, and what stands after it: kinds of operands ("" for nothing). */
export interface VerbDoc {
  word: string;
  subject: string;
  amount: string;
  gives_up: boolean;
}

/** Fluent text, and the verbs by which a move is put into it: `move-WORD` with its operands. */
export interface WordsDoc {
  lang: string;
  text: string;
  verbs: VerbDoc[];
}
