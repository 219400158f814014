/** What a view holds, made from the fields of the game by tools/view_types.py. Not written by hand. */
import type { View } from "$lib/api/types";

export interface PlayerView {
  civilization: string;
  vp: number;
  technology: number;
  military: number;
  ready: number;
  used: number;
  land: number[];
  supply: number;
  destroyed: number;
  hand: string[];
  queue: string[];
  revealed: string[];
  played: string[];
  wonders: string[];
  turned: string[];
  fresh: string[];
  leader: string;
  coming: string[] | number;
  advisers: string[] | number;
  adviser_deck: string[] | number;
  retired: string[];
  command: number;
  power: string;
  token_from: number;
  lent: number;
  raised: number;
  cards: number;
  territories: number;
  government: string;
}

export interface CivbotView {
  civilization: string;
  vp: number;
  technology: number;
  military: number;
  ready: number;
  used: number;
  land: number[];
  level: string;
  territories: number;
  government: string;
}

/** An unfinished paragraph of the rules. */
export type FrameView =
  | { frame: "Act"; seat: number; card: string; last: string; begun: string; asked: number }
  | { frame: "ActionRounds"; stage: number }
  | { frame: "BuildWonder"; seat: number; count: number; thing: string }
  | { frame: "ChooseCards"; seats: number[]; verbs: number[]; subjects: number[]; amounts: number[] }
  | { frame: "ChooseCivilization"; seat: number }
  | { frame: "CivbotsAct"; turns: number }
  | { frame: "Civilizations"; turns: number }
  | { frame: "Deed"; seat: number; card: string; action: string; part: number; ignoring: number; stage: number }
  | { frame: "DrawAdviser"; seats: number[]; verbs: number[]; subjects: number[]; amounts: number[]; thing: string }
  | { frame: "Effects"; seat: number; thing: string; part: number; at: number; target: string; place: string }
  | { frame: "EndOfTurn"; phase: number }
  | { frame: "ExploitCubes"; seat: number; count: number; thing: string }
  | { frame: "FirstAdvisers"; turns: number }
  | { frame: "FirstCubes"; turns: number }
  | { frame: "LayGoal"; seat: number; turns: number; goal: string }
  | { frame: "LeaderDraft"; seats: number[]; pack: string[] }
  | { frame: "PlaceCube"; seat: number; count: number; thing: string; anywhere: number }
  | { frame: "RecoverCard"; seat: number; count: number; thing: string }
  | { frame: "RefreshWonder"; seat: number; count: number; thing: string }
  | { frame: "Resolution"; turns: number }
  | { frame: "RetireAdviser"; seat: number }
  | { frame: "SecretDraft"; seats: number[]; verbs: number[]; subjects: number[]; amounts: number[]; queue: number[]; pack: string[] }
  | { frame: "SetUp"; phase: number }
  | { frame: "StartPlacement"; seat: number }
  | { frame: "TradePartner"; seat: number; part: number }
  | { frame: "Turn"; phase: number }
  | { frame: "WarTarget"; seat: number; part: number };

export interface GameStateView extends View {
  stack: FrameView[];
  over: boolean;
  players: PlayerView[];
  bots: CivbotView[];
  order: number[];
  bot_order: number[];
  turn: number;
  round: number;
  revolution: boolean;
  tokens: string[];
  row: string[];
  wonder_deck: string[];
  event: string;
  next_event: string;
  event_deck: string[];
  goal_cells: { goal: string; technology: number; military: number }[];
  goal_pile: string[];
  events: boolean;
  goals: boolean;
  command: boolean;
  advanced: boolean;
  expert: boolean;
  chosen: boolean;
  destroyed: boolean;
  era: number;
  segment: number;
  decks: [number, number, number];
}
