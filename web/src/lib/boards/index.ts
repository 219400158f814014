/** The drawings of the games. A game without one is played on the generic board. */
import type { Component } from "svelte";
import type { CardInfo, Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";

export interface BoardProps {
  scene: Scene;
  book: Book;
  names: string[];
}

export interface Drawing {
  /** What the question is about, for a phone, where the board is a tab away from the moves. */
  Asked?: Component<BoardProps>;
  Board: Component<BoardProps>;
  Mine: Component<BoardProps>;
  /** What everybody shares but needs less often; it comes after one's own things where there is room. */
  More?: Component<BoardProps>;
  Others: Component<BoardProps>;
  /** The move that somebody means who uses a thing which no move touches; the server then says why not. */
  attempt?: (card: CardInfo) => string | null;
  /** The numbers of a seat's panel, in order; without it all that a view has. */
  panel?: readonly string[];
}

type Load = () => Promise<{ default: Drawing }>;
/** A folder with the key of a game is its drawing, and is fetched when a table of that game is opened. */
const drawings = import.meta.glob<{ default: Drawing }>(["./*/index.ts", "!./generic/index.ts"]);
const own = (game: string): Load | undefined => drawings[`./${game}/index.ts`];

export async function drawingOf(game: string, generic = false): Promise<Drawing> {
  return (await ((generic ? undefined : own(game)) ?? (() => import("./generic")))()).default;
}

/** Some drawings bring card art that pages without a board use too. */
export async function loadArt(game: string): Promise<void> {
  await own(game)?.();
}

export const isDrawn = (game: string): boolean => own(game) !== undefined;
