/** What the drawing reads out of a view of Historia. */
import type { Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";
import type { GameStateView, CivbotView, FrameView, PlayerView } from "./fields";
import { NONE } from "$lib/slugs";

export type { GameStateView, CivbotView, FrameView, PlayerView } from "./fields";
export { NONE, real, some } from "$lib/slugs";

export const ACTIONS = ["military", "technology", "art", "exploit", "expansion", "trade", "raid", "war", "tourism", "revolution"];
export const LEVELS = 16;
export const ERAS = ["I", "II", "III"];

/** A civilization at the table, whoever leads it. Its number tells colour, shape and letter: bots come after the seats. */
export interface Party {
  number: number;
  name: string;
  bot: CivbotView | null;
  player: PlayerView | null;
  row: PlayerView | CivbotView;
}

export function parties(view: GameStateView, names: readonly string[]): Party[] {
  const seats = view.players.map((player, seat) => ({ number: seat, name: names[seat] ?? "", bot: null, player, row: player }));
  const bots = view.bots.map((bot, at) => ({
    number: view.players.length + at, name: view.automata[at]?.name ?? "", bot, player: null, row: bot,
  }));
  return [...seats, ...bots];
}

/** A name that may be broken where it is too long for a narrow card: in the middle of a long word, after a vowel. */
export function soft(name: string): string {
  return name.replace(/\p{L}{11,}/gu, (word) => {
    const middle = Math.floor(word.length / 2);
    for (const at of [0, 1, -1, 2, -2].map((by) => middle + by)) {
      if (/[aeiouyаеёиоуыэюяαεηιουωάέήίόύώ]/iu.test(word[at] ?? "")) return `${word.slice(0, at + 1)}\u00ad${word.slice(at + 1)}`;
    }
    return word;
  });
}

/** A list that others see only as a number. */
export const listed = (cards: string[] | number): string[] => (typeof cards === "number" ? [] : cards);
export const counted = (cards: string[] | number): number => (typeof cards === "number" ? cards : cards.length);

export const top = (view: GameStateView): FrameView | undefined => view.stack.at(-1);
export const isChoosing = (view: GameStateView): boolean => view.stack.some((frame) => frame.frame === "ChooseCards");

/** The cards that the seat has chosen so far, or has sealed, in their order. */
export function chosenBy(scene: Scene): string[] {
  const cards: string[] = [];
  for (const move of isChoosing(scene.view as GameStateView) ? scene.chosen : []) {
    const [verb, card = ""] = move.split(" ");
    if (verb === "choose") cards.push(card);
    else if (verb === "drop") cards.splice(cards.indexOf(card), 1);
  }
  return cards;
}

/** A number of a card's row. */
export const number = (book: Book, slug: string, column: string): number => Number(book.card(slug)?.[column] ?? 0);

/** The thing of a level. */
export function levelOf(book: Book, track: "technology" | "military", level: number): string {
  if (track === "military") return `military-${level}`;
  for (const card of book.cards.values()) if (card.kind === "technology_level" && card["level"] === level) return card.slug;
  return NONE;
}

/** The code of a government at a cell; "" where there is no cell. */
export function codeAt(book: Book, technology: number, military: number): string {
  const code = String(book.card(`military-${military}`)?.["cells"] ?? "")[technology - 1] ?? "";
  return code === "." ? "" : code;
}

/** The governments by their codes. */
export function governments(book: Book): Map<string, string> {
  const found = new Map<string, string>();
  for (const card of book.cards.values()) if (card.kind === "government") found.set(String(card["code"]), card.slug);
  return found;
}

/** Who stands on a territory. */
export const standing = (all: readonly Party[], place: number): Party[] => all.filter((one) => (one.row.land[place] ?? 0) > 0);

/** The next level of a track: what it gives, and whether the marker can go there. */
export interface NextLevel {
  track: "technology" | "military";
  thing: string;
  open: boolean;
  cell: [technology: number, military: number];
  government: string;
}

/** What the rules have worked out, party by party: seats, then civbots. */
export interface Totals {
  territories: [place: string, vp: number][][];
  conditions: [category: string, have: number, least: number, vp: number][][];
  end_of_turn: { vp: [thing: string, place: string | null, vp: number][]; cubes: number; cards: number }[] | null;
  order: number[];
  /** What the end of the turn does: its sign, whether it is done once for all, whether it can be foreseen. */
  signs: [sign: string, once: boolean, foreseen: boolean][];
  levels: NextLevel[][];
  governments: Record<string, [vp: number, cubes: number]>;
  /** Of the viewer: actions whose advanced form is known, and the technology that the others need. */
  forms: { advanced: string[]; needs: Record<string, string> };
  /** While the viewer chooses: steps left, cards that come last, and who may spoil an action. */
  choosing: { left: number; last: string[]; spoilers: Record<string, number[]> } | null;
  /** The unused token of command of each seat. */
  command: string[];
  powers: string[];
}
export const totalsOf = (scene: Scene): Totals => scene.totals as unknown as Totals;

/** What the end of the turn scores, with what it scores for. */
export function endPoints(scene: Scene, book: Book, seat: number): [name: string, vp: number][] {
  const rows = totalsOf(scene).end_of_turn?.[seat]?.vp ?? [];
  return rows.map(([thing, place, vp]) => [place === null ? book.name(thing) : (book.word(`place-${place}`) ?? ""), vp]);
}
