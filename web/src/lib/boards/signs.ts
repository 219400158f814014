/** The signs of the games: tokens, colours and patterns. Each board has its own in `signs.ts`, small enough for every page. */
import type { Component } from "svelte";
import type { CardInfo } from "$lib/api/types";

export interface Signs {
  /** Which token stands for which number of a seat. */
  tokens: Record<string, string>;
  /** Which token stands for which kind of change that a move brings. */
  changes: Record<string, string>;
  /** Which term of the game a number is called by, where it is not its own name. */
  terms: Record<string, string>;
  /** Which colour and pattern a card has: `tone-NAME` in tones.css, `pattern-NAME` in Patterns.svelte. */
  tone: (card: CardInfo) => string;
}

import.meta.glob("./*/tones.css", { eager: true });
const signs = import.meta.glob<Signs>("./*/signs.ts", { eager: true, import: "default" });
const every = Object.values(signs);
const merged = (part: "tokens" | "changes" | "terms"): Record<string, string> =>
  Object.assign({}, ...every.map((one) => one[part])) as Record<string, string>;

/** A number or a change of one name has the same token in all games; a test asks for it. */
export const TOKENS = merged("tokens");
export const CHANGES = merged("changes");
export const TERMS = merged("terms");

/** The patterns that the boards bring. */
export const patterns = Object.values(
  import.meta.glob<Component>("./*/Patterns.svelte", { eager: true, import: "default" }),
);

export function toneOf(game: string, card: CardInfo | undefined): string {
  return card ? (signs[`./${game}/signs.ts`]?.tone(card) ?? card.kind) : "event";
}
