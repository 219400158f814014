/** What goes over the socket, in both directions. Made by tools/api_types.py, not written by hand. */
import type { Error } from "./people";
import type { AlwaysAskAsked, LetPassAsked, MoveAsked, SeenAsked, StepAsked } from "./requests";
import type { Ack, Scene } from "./scene";
import type { ChatLine, TableDoc } from "./tables";

/** A step is stored. */
export interface AckMessage extends Ack {
  type: "ack";
}

/** Somebody said something. */
export interface ChatMessage extends ChatLine {
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

/** The first word: which version of the wire is spoken, by which program, and the server's own time. */
export interface HelloMessage {
  type: "hello";
  wire: number;
  program: string;
  time: number;
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
export interface SceneMessage extends Scene {
  type: "scene";
}

/** Be asked again: about one kind of question, or about all. */
export interface SendAlwaysAsk extends AlwaysAskAsked {
  type: "always-ask";
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

/** Decline what is asked, and let all questions of this kind pass. */
export interface SendLetPass extends LetPassAsked {
  type: "let-pass";
}

/** Play a move. */
export interface SendMove extends MoveAsked {
  type: "move";
}

/** Still here. */
export interface SendPong {
  type: "pong";
}

/** Play again what was taken back. */
export interface SendRedo extends StepAsked {
  type: "redo";
}

/** Take back everything that can be taken back. */
export interface SendRestartTurn extends StepAsked {
  type: "restart-turn";
}

/** Look with the eyes of another of one's own seats, or as a spectator (null): the hand-over curtain. */
export interface SendSeat {
  type: "seat";
  seat: number | null;
}

/** The log was read up to this line, itself not included. */
export interface SendSeen extends SeenAsked {
  type: "seen";
}

/** Take one step back. */
export interface SendUndo extends StepAsked {
  type: "undo";
}

/** The table, when its seats or its state have changed. */
export interface TableMessage extends TableDoc {
  type: "table";
}

export type ToServer =
  | SendMove
  | SendUndo
  | SendRedo
  | SendRestartTurn
  | SendLetPass
  | SendAlwaysAsk
  | SendChat
  | SendLang
  | SendSeat
  | SendSeen
  | SendPong;
