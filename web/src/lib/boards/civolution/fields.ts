/** What a view holds, made from the fields of the game by tools/view_types.py. Not written by hand. */
import type { View } from "$lib/api/types";

export interface PlayerView {
  points: number;
  favour: number;
  tracks: number[];
  supply: number;
  tribes: number;
  markers: Record<string, number>;
  dice: number[];
  spent: number;
  fate: number;
  reset_markers: number;
  modules: number[];
  raw: number[];
  wild_strong: number[];
  wild_weak: number[];
  boat_at: [string, string];
  aboard_strong: [number, number];
  aboard_weak: [number, number];
  cargo: [number, number];
  farms: number;
  settlements: [number, number, number, number];
  settlement_at: number[];
  statues: number[];
  columns: string[][];
  right: string[];
  homes: number[];
  active: [number, number];
  completed: [number, number];
  goals: [string[], string[], string[]];
  hand: string[];
  shown: string[];
  dealt: string[];
  start: string;
  used_turn: (string | number)[];
  used_era: (string | number)[];
}

export interface ViciView {
  level: number;
  hard: number;
  first: number;
  points: number;
  favour: number;
  tracks: number[];
  supply: number;
  tribes: number;
  wild_strong: number[];
  wild_weak: number[];
  provision: number[];
  evolution: number;
  prosperity: number;
  statues: number;
  dice: number;
  fate: number;
  deck: number;
  open: string[];
  discard: number;
  red: boolean;
  reset_icons: [number, number];
}

/** An unfinished paragraph of the rules. */
export type FrameView =
  | { frame: "ActionPhase"; turns: number }
  | { frame: "Activation"; seat: number; module: number; part: number }
  | { frame: "Activity"; seat: number; left: number; different: number; used: string[]; thing: string }
  | { frame: "AnyFeature"; seat: number; left: number; thing: string }
  | { frame: "AnyFind"; seat: number; land: number; thing: string }
  | { frame: "AnyMaterial"; seat: number; left: number; limit: number; of: number; thing: string }
  | { frame: "AnyTrack"; seat: number; left: number; lowest: number; thing: string }
  | { frame: "Ashore"; seat: number; place: string; strong: number; weak: number; thing: string }
  | { frame: "Boarding"; seat: number; place: string }
  | { frame: "Branches"; seat: number; programs: number[]; every: number; may: number; thing: string }
  | { frame: "Building"; seat: number; left: number; kind: number; same: number; thing: string }
  | { frame: "CardChoice"; seat: number; keep: number; cards: (string | number)[]; types: number[]; thing: string }
  | { frame: "CardCost"; seat: number; card: string; column: number; special: number; ignored: number; by_ability: number; wanted: number; instead: number }
  | { frame: "CardDraw"; seat: number; total: number; keep: number; stacks: number[]; thing: string }
  | { frame: "CardGain"; seat: number; left: number; kind: number; thing: string }
  | { frame: "CardInsert"; seat: number; card: string; column: number; again: number }
  | { frame: "CardInstall"; seat: number; kind: number; special: number; thing: string }
  | { frame: "Completion"; seat: number; known: string[] }
  | { frame: "DeusExMachina"; seat: number; place: string; number: number; thing: string }
  | { frame: "DieGain"; seat: number; kind: number; thing: string }
  | { frame: "DieHandover"; seat: number; taker: number; kind: number }
  | { frame: "DieTheft"; seat: number; kind: number }
  | { frame: "Era"; phase: number }
  | { frame: "Exploration"; seat: number; left: number; thing: string }
  | { frame: "ExtraFind"; seat: number; left: number }
  | { frame: "ExtraFinds"; turns: number }
  | { frame: "FavourCheck"; seat: number; then: number; other: number; thing: string; dice: number[]; rerolls: number }
  | { frame: "FeatureMove"; seat: number; left: number; thing: string }
  | { frame: "Feed"; seat: number; hungry: number[]; served: string[] }
  | { frame: "Feeding"; turns: number }
  | { frame: "FindRoll"; seat: number; at: number; dice: number[]; thing: string }
  | { frame: "Glacier"; seat: number; corner: number }
  | { frame: "Glaciers"; turns: number }
  | { frame: "GoalChoice"; seat: number }
  | { frame: "GoalGain"; seat: number; left: number; thing: string }
  | { frame: "GoalInstall"; seat: number; left: number; thing: string }
  | { frame: "Grotto"; seat: number; corner: number; place: string; produced: number; carried: number }
  | { frame: "HardWeather"; seat: number; space: number }
  | { frame: "Hunt"; seat: number; left: number; thing: string; before: string }
  | { frame: "HuntRoll"; seat: number; at: number; dice: number[]; thing: string }
  | { frame: "IncomeAction"; seat: number; left: number; different: number; tokens: string[]; used: string[]; thing: string; must: number }
  | { frame: "IncomeChip"; seat: number; left: number; thing: string }
  | { frame: "IncomeInstall"; seat: number; token: string }
  | { frame: "Incomes"; turns: number }
  | { frame: "LevelToken"; seat: number; left: number; thing: string }
  | { frame: "LuckyFind"; seat: number; left: number; thing: string }
  | { frame: "Migration"; seat: number; left: number; bits: number; thing: string; origin: string; number: number; at: string; tired: number[] }
  | { frame: "NewGoals"; turns: number }
  | { frame: "OptionalPayment"; seat: number; price: number; then: number; thing: string }
  | { frame: "PayOneOf"; seat: number; price: number; left: number; thing: string }
  | { frame: "Payment"; seat: number; module: number; one: number }
  | { frame: "Planning"; seat: number; left: number; thing: string }
  | { frame: "Procreation"; seat: number; left: number; lands: number[]; only: string; thing: string }
  | { frame: "Production"; seat: number; left: number; near_water: number; lands: number[]; thing: string }
  | { frame: "Refill"; seat: number; spot: number; left: number; thing: string }
  | { frame: "Removal"; seat: number; kind: number; reward: number; thing: string }
  | { frame: "Reset"; seat: number; taken: number }
  | { frame: "ResetMarker"; seat: number }
  | { frame: "Revelation"; seat: number; left: number; thing: string }
  | { frame: "Run"; seat: number; program: number; at: number; times: number; thing: string }
  | { frame: "SacredMountain"; seat: number; corner: number }
  | { frame: "SettlementPrice"; seat: number; place: string; slot: number; kept: number[]; thing: string }
  | { frame: "StartCards"; seats: number[]; verbs: number[]; subjects: (string | number)[]; amounts: number[] }
  | { frame: "StartToken"; seat: number }
  | { frame: "StartTokens"; turns: number }
  | { frame: "Starvation"; seat: number; hungry: number[] }
  | { frame: "Strengthening"; seat: number; left: number; thing: string }
  | { frame: "Trade"; seat: number; money: number; points: number; buys: number; thing: string }
  | { frame: "Transport"; seat: number; left: number; anywhere: number; thing: string }
  | { frame: "TribeLost"; seat: number; thing: string }
  | { frame: "Turn"; seat: number }
  | { frame: "Upgrade"; seat: number; left: number; value: number; thing: string }
  | { frame: "ViciActs"; queue: number[]; thing: string }
  | { frame: "WeakTribes"; seat: number; left: number; place: string; thing: string }
  | { frame: "Weather"; turns: number; space: number }
  | { frame: "WeatherShift"; seat: number; space: number; steps: number };

export interface GameStateView extends View {
  stack: FrameView[];
  over: boolean;
  players: PlayerView[];
  era: number;
  first: number;
  resets: number;
  closing: number;
  weather: number;
  event: string;
  events: string[];
  layout: number[];
  resources: string[];
  locations: string[];
  unseen: string[];
  hunted: number[];
  farm_owner: number[];
  camp_owner: number[];
  camp_weak: number[];
  open: string[][];
  under_by: number[][];
  goal_bag: string[];
  goal_display: string[];
  income_bag: string[];
  income_display: [string, string, string];
  attribute_bag: string[];
  attribute_display: [string, string, string];
  dice_left: number;
  fate_left: number;
  era_tiles: [string, string, string, string];
  final_tiles: [string, string, string];
  start_cards: string[];
  start_goals: string[];
  gone: string[];
  first_game: boolean;
  ready: number[];
  vici: ViciView[];
  free_start: boolean;
  closed_sizes: number[];
  under: string[][];
  reset_cells: number;
}
