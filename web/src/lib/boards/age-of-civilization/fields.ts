/** What a view holds, made from the fields of the game by tools/view_types.py. Not written by hand. */
import type { View } from "$lib/api/types";

export interface PlayerView {
  coins: number;
  vp: number;
  workers: number;
  main: string;
  technologies: string[];
  special: string;
  orders: number;
  stones: number;
  forts: number;
  civilizations: string[];
  wonders: string[];
  hand: number;
  military: number;
  military_rows: [string, number][];
}

/** An unfinished paragraph of the rules. */
export type FrameView =
  | { frame: "ActionPhase"; seat: number; used: number[]; placed: number; lost: number; passed: number }
  | { frame: "CivilizationPhase"; seat: number }
  | { frame: "DraftPick"; seats: number[]; verbs: number[]; subjects: number[]; amounts: number[] }
  | { frame: "FreeCulture"; seat: number; thing: string }
  | { frame: "GameEnd" }
  | { frame: "LearnTechnologies"; seat: number; count: number; thing: string }
  | { frame: "NextOrder" }
  | { frame: "Plague" }
  | { frame: "RefillMarket" }
  | { frame: "ReturnWorkers"; seat: number; placed: number; lost: number }
  | { frame: "RoundEnd" }
  | { frame: "Rounds"; turns: number }
  | { frame: "TakeWonder"; seat: number; count: number; thing: string }
  | { frame: "Turn"; seat: number; phase: number }
  | { frame: "TurnEnd"; seat: number; pending: string[] }
  | { frame: "War"; card: string }
  | { frame: "WorldEvent"; token: string };

export interface GameStateView extends View {
  stack: FrameView[];
  over: boolean;
  players: PlayerView[];
  round: number;
  first: number;
  row: string[];
  tokens: string[];
  market: { civilization: string; coins: number }[];
  deck: number;
  wonder_market: string[];
  special_market: string[];
  order_market: string[];
  order_deck: number;
  lasting: string[];
  innovations: boolean;
  draft: boolean;
  solo: boolean;
  scenario: string;
  rival: number;
  horde: number;
  draft_memory: { picked: number; packs: string[][]; picks: string[]; left: string[][]; hand: string[] } | null;
  future_cards: number;
  slots: { seat: number; workers: number; used: Record<string, number> } | null;
}
