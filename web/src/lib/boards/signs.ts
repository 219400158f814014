/** The signs of the games: tokens, colours and patterns. Each board has its own in `signs.ts`, small enough for every page. */
import type { Component } from "svelte";
import type { CardInfo } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";

/** How a token is drawn, in a box of 40 by 40; without a path its icon has the colour `fill`. */
export interface Shape {
  path?: string;
  /** A line within the shape. */
  ring?: string;
  fill: string;
  edge?: string;
  width?: number;
  /** The colour and the size of the number on it. */
  ink?: string;
  digits?: number;
}

export interface Signs {
  /** Which token stands for which number of a seat. */
  tokens: Record<string, string>;
  /** Which token stands for which kind of change that a move brings. */
  changes: Record<string, string>;
  /** Changes that come again each turn: "+1 a turn". */
  turn?: readonly string[];
  /** Numbers that are a level, not a store: told as "4→6". */
  levels?: readonly string[];
  /** Levels that are the worse the higher they are. */
  worse?: readonly string[];
  /** Changes that tell what is still to come: nothing has changed by them. */
  foretold?: readonly string[];
  /** Changes that are told without a sign: so many are sent, or there will be so many. */
  plain?: readonly string[];
  /** Changes of which a warning of the move tells: where there is one they are not told twice. */
  warned?: readonly string[];
  /** Tokens that are more than the icon of their name; the icons are in `tokens.json`. */
  shapes?: Record<string, Shape>;
  /** The numbers of a seat that a panel shows first, and also when there are none; the others follow where there are some. */
  first?: readonly string[];
  /** Which term of the game a number is called by, where it is not its own name. */
  terms: Record<string, string>;
  /** Which colour and pattern a card has: `tone-NAME` in tones.css, `pattern-NAME` in Patterns.svelte. */
  tone: (card: CardInfo) => string;
  /** What is printed on a card besides its kind and its text. */
  about?: (card: CardInfo, book: Book) => (string | null)[];
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

const listed = (part: "turn" | "levels" | "worse" | "plain" | "foretold" | "warned"): ReadonlySet<string> => new Set(every.flatMap((one) => [...(one[part] ?? [])]));
export const TURN = listed("turn");
export const LEVELS = listed("levels");
export const WORSE = listed("worse");
export const FORETOLD = listed("foretold");
export const PLAIN = listed("plain");
export const WARNED = listed("warned");

export const SHAPES = Object.assign({}, ...every.map((one) => one.shapes ?? {})) as Record<string, Shape>;
export const FIRST = every.flatMap((one) => [...(one.first ?? [])]);

/** The patterns that the boards bring. */
export const patterns = Object.values(
  import.meta.glob<Component>("./*/Patterns.svelte", { eager: true, import: "default" }),
);

export function toneOf(game: string, card: CardInfo | undefined): string {
  return card ? (signs[`./${game}/signs.ts`]?.tone(card) ?? card.kind) : "event";
}

export function aboutCard(card: CardInfo, book: Book): string[] {
  const own = signs[`./${book.game}/signs.ts`]?.about?.(card, book) ?? [];
  return [book.kind(card), ...own].filter((text): text is string => Boolean(text));
}
