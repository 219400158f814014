/** The drawings of the games. A game without one is played on the generic board. */
import type { Component } from "svelte";
import type { CardInfo, Scene } from "$lib/api/types";
import type { Book } from "$lib/book.svelte";

export interface BoardProps {
  scene: Scene;
  book: Book;
  names: string[];
}

export interface Drawing {
  Board: Component<BoardProps>;
  Mine: Component<BoardProps>;
  /** What everybody shares but needs less often; it comes after one's own things where there is room. */
  More?: Component<BoardProps>;
  Others: Component<BoardProps>;
  /** The move that somebody means who uses a thing which no move touches; the server then says why not. */
  attempt?: (card: CardInfo) => string | null;
}

const drawings: Record<string, () => Promise<{ default: Drawing }>> = {
  "age-of-civilization": () => import("./age-of-civilization"),
};

export async function drawingOf(game: string, generic = false): Promise<Drawing> {
  const own = generic ? undefined : drawings[game];
  return (await (own ?? (() => import("./generic")))()).default;
}

/** Some drawings bring card art that pages without a board use too. */
export async function loadArt(game: string): Promise<void> {
  await drawings[game]?.();
}
