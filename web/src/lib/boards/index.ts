/** The drawings of the games. A game without one is played on the generic board. */
import type { Component } from "svelte";
import type { CardInfo, Lang, LogLine, Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";
import { session } from "$lib/session.svelte";

export interface BoardProps {
  scene: Scene;
  book: Book;
  names: string[];
  /** The log as far as it is on the page: a scene brings only what is new. Where one's own things and the question are drawn. */
  log?: readonly LogLine[];
}

export interface SeatProps extends BoardProps {
  seat: number;
}

/** What a number of a seat is made of, row by row. */
export type Parts = (scene: Scene, seat: number, key: string, book: Book) => [name: string, amount: string][];

export interface Drawing {
  /** What the question is about, for a phone, where the board is a tab away from the moves. */
  Asked?: Component<BoardProps>;
  Board: Component<BoardProps>;
  Mine: Component<BoardProps>;
  /** What everybody shares but needs less often; it comes after one's own things where there is room. */
  More?: Component<BoardProps>;
  Others: Component<BoardProps>;
  /** How far a seat is on each of several ways to win, below its numbers. */
  Ways?: Component<SeatProps>;
  /** All that lies before one seat: a rival that is opened over the board. Without it the stand-in tells it. */
  Rival?: Component<SeatProps>;
  /** The move that somebody means who uses a thing which no move touches; the server then says why not. */
  attempt?: (card: CardInfo, scene: Scene) => string | null;
  /** The numbers of a seat's panel, in order; without it all that a view has. */
  panel?: readonly string[];
  /** The field of a seat's row of the view that says what it leads, such as a civilization: it stands beside its name. */
  leads?: string;
  /** Rivals that nobody plays are marked on the board like seats that come after all others. */
  marks?: boolean;
  parts?: Parts;
}

type Load = () => Promise<{ default: Drawing }>;
/** A folder with the key of a game is its drawing, and is fetched when a table of that game is opened. */
const drawings = import.meta.glob<{ default: Drawing }>(["./*/index.ts", "!./generic/index.ts"]);
const own = (game: string): Load | undefined => drawings[`./${game}/index.ts`];

export async function drawingOf(game: string, generic = false): Promise<Drawing> {
  const load = (generic ? undefined : own(game)) ?? (() => import("./generic"));
  const [found] = await Promise.all([load(), session.bringWords(game)]);
  return found.default;
}

/** Some drawings bring card art that pages without a board use too. */
export async function loadArt(game: string): Promise<void> {
  await Promise.all([own(game)?.(), session.bringWords(game)]);
}

export const isDrawn = (game: string): boolean => own(game) !== undefined;

/** A turn in six steps: the words, and the pictures from the board that go with them. */
export interface TurnSteps {
  steps: { title: Record<Lang, string>; text: Record<Lang, string> }[];
  Picture: Component<{ book: Book; step: number }>;
}
const turns = import.meta.glob<{ default: TurnSteps }>("./*/turn.ts");
const turnOf = (game: string): (() => Promise<{ default: TurnSteps }>) | undefined => turns[`./${game}/turn.ts`];
export const hasTurn = (game: string): boolean => turnOf(game) !== undefined;

export async function stepsOf(game: string): Promise<TurnSteps> {
  const load = turnOf(game);
  if (!load) throw new Error(game);
  const [found] = await Promise.all([load(), loadArt(game)]);
  return found.default;
}
