/** What docs/wire.md says, as types. */

export type Lang = "en" | "ru" | "el";
export type Theme = "system" | "light" | "dark";
export type Density = "picture" | "compact" | "text";
export type Speed = 0 | 120 | 250 | 500;

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  lang: Lang;
  theme: Theme;
  density: Density;
  speed: Speed;
}

export interface GameOption {
  name: string;
  label: string;
  text: string;
  values: Record<string, string>[];
  seats: number[];
}

export interface GameInfo {
  key: string;
  name: string;
  blurb: string;
  seats: number[];
  options: GameOption[];
  bots: { name: string; label: string }[];
}

export interface CardInfo {
  slug: string;
  kind: string;
  name: string;
  text: string;
  origin: string;
  [column: string]: unknown;
}

export interface RuleInfo {
  id: string;
  page: number;
  section: string;
  title: string;
  text: string;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
  you: boolean;
  held: boolean;
  resigned: boolean;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  ending: string;
  [more: string]: unknown;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  name: string;
  visibility: "public" | "private";
  mode: "live" | "hotseat" | "analysis" | "tutorial";
  state: "open" | "playing" | "over";
  seats: SeatInfo[];
  watchers: number;
  created: number;
  changed: number;
  players: number;
  version: number;
  owner: boolean;
  number: number;
  waiting: number[];
  result: Result | null;
  invite?: string | null;
  lang: string;
  rematch: string | null;
}

export interface Price {
  kind: string;
  total: number;
  rows: [string | null, number, string][];
  text: string;
}

export interface Offer {
  move: string;
  label: string;
  refs: string[];
  group: string;
  price: Price[];
  preview: { lines: string[]; net: Record<string, number>; summary: string; stops: string | null };
  ends_undo: boolean;
}

export interface LogLine {
  n: number;
  number: number;
  seat: number;
  kind: string;
  subject: string | null;
  amount: number;
  source: string | null;
  text: string;
  move: string | null;
  because: string[];
}

export interface PanelInfo {
  seat: number;
  now: Record<string, number>;
  end_of_turn: Record<string, number>;
}

export interface Scene {
  table: string;
  version: number;
  number: number;
  seat: number | null;
  view: View;
  prompt: { text: string; frame: string; source: string };
  offers: Offer[];
  log: LogLine[];
  log_from: number;
  since_your_last_turn: number;
  can_undo: boolean;
  can_redo: boolean;
  checklist: string[];
  panels: PanelInfo[];
  result: Result | null;
}

/** A view always has these; the rest belongs to the game. */
export interface View {
  game: string;
  seats: number;
  waiting: number[];
  number: number;
  seat: number;
  [more: string]: unknown;
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  to: "seats" | "watchers";
  made: number;
}

export interface WireError {
  code: string;
  message: string;
  rule: string | null;
  page: number | null;
}

export interface Story {
  moves: number;
  seconds: number;
  curves: Record<string, unknown>[];
  points: Record<string, unknown>[][];
  result: Result;
}
