/** The shapes of docs/wire.md as the client uses them: those of the API, told more closely where the client knows more. */
import type * as api from "./wire";

export type { Advice, AdvisedMove, Automaton, ChatLine, FromServer, LogLine, Preview, Prospect, Result } from "./wire";
export type { PointSources, Scene, Summary, ToServer, View } from "./wire";
export type RawOffer = api.Offer;
export type GameInfo = api.GameDoc;
export type OptionInfo = api.OptionDoc;
export type RuleInfo = api.RuleDoc;
export type TableInfo = api.TableDoc;
export type WireError = api.Error;

export type Lang = api.Me["lang"];
export type Theme = api.Me["theme"];
export type Density = api.Me["density"];
export type Until = api.StandingAnswer["until"];
export type Speed = 0 | 120 | 250 | 500;

export interface Me extends api.Me {
  speed: Speed;
}

/** A card with the columns of its row beside it. */
export interface CardInfo extends Omit<api.CardDoc, "row"> {
  [column: string]: unknown;
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
  /** It takes down what its player has built. */
  destroys: boolean;
  price: Price[];
  /** What the card that it tells of says, in a line. */
  power: string;
  /** What such a move does, in a line. */
  hint: string;
}
