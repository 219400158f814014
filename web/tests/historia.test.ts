import { expect, test } from "vitest";
import type { LogLine, Scene } from "../src/lib/api/types";
import type { Book } from "../src/lib/gameWords.svelte";
import { placed, reordered } from "../src/lib/boards/historia/slotOrder";
import { chapters } from "../src/lib/boards/historia/story";
import { endPoints, soft } from "../src/lib/boards/historia/view";

const line = (n: number, kind: string, seat: number | null, subject: string | null = null, automaton: string | null = null): LogLine =>
  ({ n, number: n, seat, automaton, kind, subject, amount: 0, source: null, from: null, to: null, text: `${kind} ${n}`, move: null, mover: seat ?? -1, did: null, because: [] });

test("the last round is told card by card, with the civbots and the end of the turn behind", () => {
  const log = [
    line(1, "plays", 0, "art"), line(2, "answered", 0), line(3, "answered", 1),
    line(4, "plays", 1, "raid"), line(5, "in-vain", 1, "raid"), line(6, "plays", 0, "trade"), line(7, "technology", 0, "wheel"),
    line(8, "civbot-card", null, "civbot-2", "civbot-1"), line(9, "vp", null, null, "civbot-1"), line(10, "add-cube", 0), line(11, "turn", null),
  ];
  const told = chapters(log);
  expect(told.map((chapter) => [chapter.seat, chapter.automaton, chapter.card, chapter.vain, chapter.lines.map((one) => one.n)])).toEqual([
    [1, null, "raid", true, [5]],
    [0, null, "trade", false, [7]],
    [null, "civbot-1", "civbot-2", false, [9]],
    [null, null, null, false, [10, 11]],
  ]);
  expect(chapters([...log, line(12, "answered", 1)])).toEqual(told);
  expect(chapters([line(1, "order", 0)])).toEqual([]);
});

test("a long word may be broken after a vowel near its middle", () => {
  expect(soft("Эксплуатация")).toBe("Эксплуа\u00adтация");
  expect(soft("Εκμετάλλευση").replace("\u00ad", "")).toBe("Εκμετάλλευση");
  expect(soft("Raid")).toBe("Raid");
});

test("chosen cards change places by few moves, and Revolution stays last", () => {
  expect(placed(["art", "trade", "raid"], 0, 1)).toEqual(["trade", "art", "raid"]);
  expect(placed(["art", "trade"], 1, 5)).toEqual(["art", "trade"]);
  const last = ["revolution"];
  expect(reordered(["art", "trade"], ["trade", "art"], 9, last)).toEqual(["drop art", "choose art"]);
  expect(reordered(["art", "trade", "raid"], ["trade", "art", "raid"], 8, last)).toEqual(["drop art", "drop raid", "choose art", "choose raid"]);
  expect(reordered(["art", "trade"], ["art", "trade"], 9, last)).toEqual([]);
  expect(reordered(["art", "revolution"], ["revolution", "art"], 9, last)).toEqual([]);
  expect(reordered(["art", "trade"], ["trade", "art"], 1, last)).toEqual([]);
});

test("what the end of a turn scores is named by territory or card, and is nothing where no end is to come", () => {
  const book = { name: (slug: string) => slug, word: (id: string) => id } as unknown as Book;
  const ends = [{ vp: [["token-7", "india", 2], ["empire", null, 3]], cubes: 1, cards: 0 }];
  expect(endPoints({ totals: { end_of_turn: ends } } as unknown as Scene, book, 0)).toEqual([["place-india", 2], ["empire", 3]]);
  expect(endPoints({ totals: { end_of_turn: null } } as unknown as Scene, book, 0)).toEqual([]);
});
