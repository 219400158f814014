/** What a view holds, made from the fields of the game by tools/view_types.py. Not written by hand. */
import type { View } from "$lib/api/types";

export interface PlayerView {
  culture: number;
  science: number;
  yellow: number;
  blue: number;
  unused: number;
  ca: number;
  ma: number;
  extra_ma: number;
  unit_pool: number;
  science_pool: number;
  resource_pool: number;
  food_pool: number;
  used: number;
  once: number;
  leaders_taken: number;
  government: string;
  leader: string;
  wonder: string;
  stages: number;
  homer: string;
  tactic: string;
  exclusive: number;
  war: string;
  war_on: number;
  pact: string;
  pact_with: number;
  pact_side: number;
  no_politics: number;
  out: number;
  workers: Record<string, number>;
  tokens: Record<string, number>;
  specials: [string, string, string, string];
  wonders: string[];
  ruins: string[];
  colonies: string[];
  hand: string[];
  fresh: string[];
  military: string[];
  ratings: [number, number, number, number];
  rating_rows: [[string, number][], [string, number][], [string, number][], [string, number][]];
  discontent: number;
  food: number;
  resources: number;
}

/** An unfinished paragraph of the rules. */
export type FrameView =
  | { frame: "ActionPhase"; seat: number }
  | { frame: "Auction"; thing: string; live: number[]; at: number; high: number; winner: number }
  | { frame: "CarryOut"; seat: number; thing: string; at: number }
  | { frame: "Choose"; seat: number; thing: string; at: number }
  | { frame: "Colonization"; seat: number; thing: string }
  | { frame: "CompleteWonder"; seat: number }
  | { frame: "CurrentEvent"; seat: number; revealed: number }
  | { frame: "Defense"; seat: number; rival: number; thing: string; attack: number; defense: number; cards: number }
  | { frame: "DestroyBuilding"; chooser: number; seat: number; thing: string; at: number }
  | { frame: "DiscardCards"; seat: number; count: number; thing: string }
  | { frame: "DiscardExcess"; seat: number }
  | { frame: "DrawCards"; seat: number }
  | { frame: "FinalScoring"; begun: number; left: string[] }
  | { frame: "InternationalAgreement"; seat: number; left: number; taken: number }
  | { frame: "LosePopulation"; seat: number; count: number; thing: string }
  | { frame: "OfferedPact"; seat: number; partner: number; thing: string; side: number }
  | { frame: "Ordered"; seat: number; thing: string; at: number; pays: number }
  | { frame: "PickColony"; chooser: number; seat: number; thing: string; at: number }
  | { frame: "PlaceHomer"; seat: number }
  | { frame: "PoliticsPhase"; seat: number; done: number }
  | { frame: "Production"; seat: number }
  | { frame: "Programme"; seat: number; rival: number; thing: string; known: number; at: number; place: number; targets: number[][]; whom: number[] }
  | { frame: "RemoveCard"; chooser: number; seat: number; thing: string; at: number }
  | { frame: "Replenish"; seat: number; discards: number }
  | { frame: "Rounds"; turns: number }
  | { frame: "SendForce"; seat: number; thing: string; bid: number; units: string[]; cards: number; discards: number }
  | { frame: "SplitGoods"; chooser: number; seat: number; thing: string; at: number }
  | { frame: "TakeTechnologies"; seat: number; rival: number; thing: string; left: number }
  | { frame: "TokensFromCards"; seat: number; count: number; wonder: number; thing: string }
  | { frame: "Turn"; seat: number; phase: number }
  | { frame: "TurnOver"; chooser: number; seat: number; thing: string; at: number };

export interface GameStateView extends View {
  stack: FrameView[];
  over: boolean;
  players: PlayerView[];
  round: number;
  first: number;
  current: number;
  age: number;
  last_round: number;
  row: string[];
  civil_deck: number;
  civil_gone: string[];
  military_deck: number;
  military_gone: string[];
  discard: string[];
  hidden: string[][];
  deck_players: [number, number, number, number];
  top_seen: number;
  past: string[];
  tactics: string[];
  peaceful: boolean;
  first_game: boolean;
  events: string[];
  future: string[];
  top: string;
}
