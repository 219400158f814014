/** The shapes of docs/wire.md as the client uses them: those of the API, told more closely where the client knows more. */
import type * as api from "./schema";
import type { MeChange } from "./schema";

export type { Advice, AdvisedMove, ChatLine, LogLine, Preview } from "./schema";
export type { FromServer, ToServer } from "./messages";
export type RawOffer = api.Offer;
export type GameInfo = api.GameDoc;
export type OptionInfo = api.OptionDoc;
export type RuleInfo = api.RuleDoc;
export type WireError = api.Error;

export type Lang = NonNullable<MeChange["lang"]>;
export type Theme = NonNullable<MeChange["theme"]>;
export type Density = NonNullable<MeChange["density"]>;
export type Speed = 0 | 120 | 250 | 500;

export interface Me extends api.Me {
  lang: Lang;
  theme: Theme;
  density: Density;
  speed: Speed;
}

/** A card with the columns of its row beside it. */
export interface CardInfo extends Omit<api.CardDoc, "row"> {
  [column: string]: unknown;
}

/** A rival that nobody plays. */
export interface Automaton {
  id: string;
  name: string;
  level: string | null;
  points: number | null;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  automata: Automaton[];
  ending: string;
  [more: string]: unknown;
}

/** A price in words, and the rows that it is made of. */
export interface Price extends Omit<api.Price, "rows"> {
  text: string;
  rows: string[];
}

/** A legal move with its words. */
export interface Offer extends Omit<RawOffer, "price"> {
  label: string;
  /** The verb of the move. */
  group: string;
  gives_up: boolean;
  price: Price[];
}

export interface TableInfo extends api.TableDoc {
  result: Result | null;
}

export interface Scene extends api.Scene {
  view: View;
  result: Result | null;
}

/** A view always has these; the rest belongs to the game. */
export interface View {
  game: string;
  seats: number;
  waiting: number[];
  /** The seats whose sealed answer is in and may still be changed. */
  may_change: number[];
  number: number;
  seat: number;
  automata: Automaton[];
  [more: string]: unknown;
}

export interface Summary extends api.Summary {
  result: Result;
}
