/** The messages of the socket, made from their description by tools/api_types.py. Not written by hand. */
import type { Error, LogLine, Offer, Panel, Prompt, SeatDoc } from "./schema";

/** A step is stored. */
export interface AckMessage {
  type: "ack";
  id: string;
  version: number;
}

/** Somebody said something. */
export interface ChatMessage {
  n: number;
  name: string;
  seat: number | null;
  to: "seats" | "watchers";
  text: string;
  made: number;
  type: "chat";
}

export type FromServer =
  | HelloMessage
  | SceneMessage
  | TableMessage
  | ChatMessage
  | PresenceMessage
  | AckMessage
  | RefusedMessage
  | PingMessage;

/** The first word: which version of the wire is spoken, and by which program. */
export interface HelloMessage {
  type: "hello";
  wire: number;
  program: string;
}

/** A question whether anybody is there; any message answers it. */
export interface PingMessage {
  type: "ping";
}

/** Who is at the table: the seats whose people look on, and how many watch. */
export interface PresenceMessage {
  type: "presence";
  seats: number[];
  watchers: number;
}

/** Something that was sent is refused. */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  version: number;
  error: Error;
}

/** The scene, at once and after every change. */
export interface SceneMessage {
  table: string;
  version: number;
  number: number;
  seat: number | null;
  asked: string | null;
  view: Record<string, unknown>;
  prompt: Prompt;
  offers: Offer[];
  log: LogLine[];
  log_from: number;
  since_your_last_turn: number;
  can_undo: boolean;
  can_redo: boolean;
  checklist: string[];
  panels: Panel[];
  result: Record<string, unknown> | null;
  type: "scene";
}

/** Say something. */
export interface SendChat {
  type: "chat";
  text: string;
  to: "seats" | "watchers";
}

/** Read in another language. */
export interface SendLang {
  type: "lang";
  lang: "en" | "ru" | "el";
}

/** Play a move. */
export interface SendMove {
  type: "move";
  id: string;
  move: string;
  asked?: string | null;
  version?: number | null;
  seat?: number | null;
}

/** Still here. */
export interface SendPong {
  type: "pong";
}

/** Play again what was taken back. */
export interface SendRedo {
  type: "redo";
  id: string;
  asked?: string | null;
  version?: number | null;
  seat?: number | null;
}

/** Take back everything that can be taken back. */
export interface SendRestartTurn {
  type: "restart-turn";
  id: string;
  asked?: string | null;
  version?: number | null;
  seat?: number | null;
}

/** Look with the eyes of another of one's own seats, or as a spectator (null): the hand-over curtain. */
export interface SendSeat {
  type: "seat";
  seat: number | null;
}

/** The log was read up to this line, itself not included. */
export interface SendSeen {
  type: "seen";
  n: number;
  seat?: number | null;
}

/** Take one step back. */
export interface SendUndo {
  type: "undo";
  id: string;
  asked?: string | null;
  version?: number | null;
  seat?: number | null;
}

/** The table, when its seats or its state have changed. */
export interface TableMessage {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  players: number;
  name: string;
  visibility: "public" | "private";
  mode: "live" | "hotseat" | "analysis" | "tutorial";
  state: "open" | "playing" | "over";
  seats: SeatDoc[];
  watchers: number;
  created: number;
  changed: number;
  version: number;
  number: number;
  waiting: number[];
  result: Record<string, unknown> | null;
  invite: string | null;
  owner: boolean;
  hints: boolean;
  lang: string;
  rematch: string | null;
  type: "table";
}

export type ToServer =
  | SendMove
  | SendUndo
  | SendRedo
  | SendRestartTurn
  | SendChat
  | SendLang
  | SendSeat
  | SendSeen
  | SendPong;
