/** What a view holds, made from the fields of the game by tools/view_types.py. Not written by hand. */
import type { View } from "$lib/api/types";

export interface PlayerView {
  civilization: string;
  government: string;
  trade: number;
  culture: number;
  space: number;
  technologies: string[];
  fresh: string[];
  learned: string[];
  used: string[];
  once: string[];
  wonders_used: string[];
  gifts: number;
  canal: number;
  sailed: string;
  sailed_armies: number;
  sailed_scouts: number;
  coin_tokens: Record<string, number>;
  armies: string[];
  scouts: { at: string; city: string; since: number; sends: number }[];
  cities: { at: string; walls: number; actions: number; boost: number }[];
  marks: { thing: string; at: string }[];
  people: string[];
  resources: Record<string, number>;
  huts: string[] | number;
  villages: string[] | number;
  hand: string[];
  units: string[];
  coins: number;
  speed: number;
  stacking: number;
  hand_limit: number;
  city_limit: number;
  water: number;
  ranks: [number, number, number, number];
  levels: number[];
  stronger: [number, number, number, number];
  thresholds: number[];
  places: number[];
  bonus_rows: [string, number][];
  production_rows: [string, number][][];
  trade_rows: [string, number][][];
  culture_rows: [string, number][][];
}

/** An unfinished paragraph of the rules. */
export type FrameView =
  | { frame: "Battle"; attacker: number; defender: number; village: number; city: number; square: string; side: number; played: number; plus: number; deal: number; mend: number; by: string; healed: number; seen: number; mine: (string | number)[]; theirs: (string | number)[]; front: (string | number)[]; facing: (string | number)[]; hurt: number[]; harmed: number[]; fallen: string[]; slain: string[] }
  | { frame: "BattleAbility"; seat: number; technology: string; verdict: number }
  | { frame: "BuildAt"; seat: number; thing: string; city: string; pool: number; free: number }
  | { frame: "Cancel"; seat: number; thing: string; verdict: number }
  | { frame: "Capital"; seat: number }
  | { frame: "ChooseCivilization"; turns: number }
  | { frame: "CityAction"; seat: number; verb: number; thing: string; square: string; city: string; pool: number; free: number; verdict: number }
  | { frame: "CityTurn"; seat: number; split: number; city: string; pool: number; over: number }
  | { frame: "Deal"; seat: number; partner: number; gives: (string | number)[]; given: number[]; wants: string[]; wanted: number[]; steps: number; sent: number }
  | { frame: "Destroying"; seat: number; square: string }
  | { frame: "DrawEvents"; seat: number; count: number; thing: string }
  | { frame: "Effect"; seat: number; thing: string; which: number; target: number; square: string; other: string; chosen: string; second: string; stage: number; verdict: number }
  | { frame: "Exchange"; seat: number; teacher: number; level: number; thing: string }
  | { frame: "FreeBuilding"; seat: number }
  | { frame: "FreeFigure"; seat: number; wonder: string }
  | { frame: "FreeResource"; seat: number; technology: string }
  | { frame: "GiftCoin"; seat: number; card: string }
  | { frame: "HandOver"; seat: number; count: number; thing: string; to: number }
  | { frame: "HarvestCity"; seat: number; wonder: string }
  | { frame: "HarvestTwice"; seat: number; count: number; thing: string; city: string }
  | { frame: "Liberty"; seat: number; wonder: string }
  | { frame: "Loot"; winner: number; loser: number; kind: number; left: number }
  | { frame: "Move"; seat: number; at: string; armies: number; scouts: number; left: number; pending: string; revealing: number; moved: number; ended: number }
  | { frame: "MoveTurn"; seat: number; armies: string[]; scouts: string[]; over: number }
  | { frame: "MoveWindow"; mover: number; asked: number[] }
  | { frame: "Pay"; seat: number; thing: string; cost: number[]; any: number }
  | { frame: "PhaseTurns"; turns: number; phase: number }
  | { frame: "Placing"; seat: number; thing: string; must: number }
  | { frame: "PushedOut"; seat: number; centre: string }
  | { frame: "Research"; seats: number[]; verbs: number[]; subjects: (string | number)[]; amounts: number[] }
  | { frame: "Round"; phase: number }
  | { frame: "SaveUnit"; seat: number; dead: string[] }
  | { frame: "SetUp"; turns: number; wonder: string }
  | { frame: "Sheet"; seat: number }
  | { frame: "StartTurn"; seat: number; people: number; over: number }
  | { frame: "Substitute"; seat: number; missing: string[] }
  | { frame: "TooManyCards"; seat: number }
  | { frame: "TradeTurn"; seat: number; left: number; over: number }
  | { frame: "Window"; actor: number; kind: number; thing: string; aimed: number; also: number; asked: number[]; verdict: number };

export interface GameStateView extends View {
  stack: FrameView[];
  over: boolean;
  first_game: number;
  chosen: number;
  round: number;
  first: number;
  ending: number;
  winners: number[];
  players: PlayerView[];
  tiles: string[];
  turns: number[];
  tiles_left: string[];
  huts: string[];
  villages: string[];
  locked: string[];
  disasters: { at: string; terrain: string }[];
  huts_spent: string[];
  villages_spent: string[];
  market: Record<string, number>;
  supply: Record<string, number>;
  dead: [string[], string[], string[], string[]];
  discards: [string[], string[], string[]];
  wonder_row: [string, string, string, string];
  wonder_deck: string[];
  obsolete: string[];
  people: string[];
  people_gone: string[];
  pile_sizes: [number, number, number, number];
  deck_sizes: [number, number, number];
  hut_tokens: number;
  village_tokens: number;
  reach_at: string[];
  reach_cost: number[];
  reach_from: string[];
  reach_how: number[];
  reach_force: number[];
  reach_bonus: number[];
  group_force: number;
  battle_sums: [number, number];
  battle_rows: [[string, number][], [string, number][]];
}
