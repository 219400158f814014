/** Which pane of the dock a question is about. */
import type { Offer } from "$lib/api/types";
import { phaseOf, PHASES, top, type GameStateView } from "./view";

export const PANES = ["city", "figures", "pyramid", "market", "culture", "deal"] as const;
export type Pane = (typeof PANES)[number];

const BY_FRAME: Record<string, Pane> = {
  Deal: "deal", TradeTurn: "deal", HandOver: "deal",
  CityTurn: "city", BuildAt: "city", CityAction: "city", FreeBuilding: "city", Placing: "city", StartTurn: "city", Capital: "city", PushedOut: "city",
  MoveTurn: "figures", Move: "figures",
  Research: "pyramid", Exchange: "pyramid", Liberty: "pyramid",
  DrawEvents: "culture", TooManyCards: "culture",
  FreeResource: "market",
};
const BY_PHASE: Record<(typeof PHASES)[number], Pane> = { start: "city", trade: "deal", city: "city", movement: "figures", research: "pyramid" };

export function askedPane(view: GameStateView): Pane {
  const frame = top(view);
  const phase = PHASES[phaseOf(view)];
  return (frame && BY_FRAME[frame.frame]) ?? (phase ? BY_PHASE[phase] : "city");
}

const GROUPS: Record<Pane, readonly string[]> = {
  city: ["build", "train", "devote", "harvest", "found", "send"],
  figures: ["pick", "walk", "stop", "reveal"],
  pyramid: ["research", "learn"],
  market: ["gain"],
  culture: ["advance", "play", "draw", "discard"],
  deal: ["offer", "give", "want", "propose", "accept"],
};
/** Something in a pane can be used now. */
export const isLitPane = (pane: Pane, offers: readonly Offer[]): boolean => offers.some((offer) => GROUPS[pane].includes(offer.group));
