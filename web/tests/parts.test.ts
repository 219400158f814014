import { expect, test } from "vitest";
import type { LogLine, Offer, Preview, Scene } from "../src/lib/api/types";
import { read } from "../src/lib/boards/generic/read";
import { distinct } from "../src/lib/shell/distinctNames";
import { costOf, sums } from "../src/lib/shell/moveCosts";
import { mergeLog } from "../src/lib/mergeLog";
import { hyphenate } from "../src/lib/hyphenate";
import { rounds, turns } from "../src/routes/replayStops";

const offer = (move: string, refs: string[], price: Offer["price"] = [], gain: Offer["gain"] = []): Offer => ({
  move, label: move, refs, group: "", price, gain, gives_up: false,
});
const preview = (net: Preview["net"]): Preview => ({ move: "x", lines: [], net, end_of_turn: [], summary: "", stops: null });
const line = (n: number, number: number, seat = 0, kind = "coins"): LogLine => ({
  n, number, seat, automaton: null, kind, subject: null, amount: 0, source: null, from: null, to: null, text: "", move: null, because: [],
});

test("what is paid and what is gained add up by token", () => {
  const seen = preview([[0, "coins", 2], [0, "pay", -4], [0, "vp", 1], [0, "draw", 1], [1, "coins", 9]]);
  expect(sums(offer("x", []), seen, 0)).toEqual([{ icon: "coin", amount: -2 }, { icon: "vp", amount: 1 }]);
  const told = offer("x", [], [{ kind: "coins", total: 4, text: "4 coins", rows: [] }], [["coins", 1, null], ["vp", 2, "rome"]]);
  expect(sums(told, undefined, 0)).toEqual([{ icon: "coin", amount: -3 }, { icon: "vp", amount: 2 }]);
  expect(costOf(told)).toBe("4 coins");
  expect(costOf(offer("x", []))).toBe("");
});

test("lines of moves that were taken back leave the log", () => {
  const old = [line(0, 0), line(1, 1), line(2, 2)];
  expect(mergeLog(old, { log_from: 2, log: [line(2, 2, 1)] } as Scene).map((one) => one.seat)).toEqual([0, 0, 1]);
  expect(mergeLog(old, { log_from: 1, log: [] as LogLine[] } as Scene)).toHaveLength(1);
  expect(mergeLog(old, { log_from: 3, log: [] as LogLine[] } as Scene)).toBe(old);
});

test("after a gap the log begins anew", () => {
  const old = [line(0, 0), line(1, 1), line(2, 2)];
  expect(mergeLog(old, { log_from: 3, log: [line(9, 7), line(10, 7)] }).map((one) => one.n)).toEqual([9, 10]);
  expect(mergeLog([], { log_from: 0, log: [line(9, 7)] }).map((one) => one.n)).toEqual([9]);
  expect(mergeLog([line(9, 7)], { log_from: 10, log: [line(10, 8)] }).map((one) => one.n)).toEqual([9, 10]);
});

test("names that are alike are told apart", () => {
  expect(distinct(["Greedy", "You", "Greedy"])).toEqual(["Greedy", "You", "Greedy 2"]);
});

test("any view can be read", () => {
  const book = { card: (slug: string) => (slug === "rome" ? {} : undefined) } as never;
  expect(read({ market: ["rome", "x"], none: "-", no: null }, book)).toEqual({
    kind: "record",
    rows: [{ key: "market", node: { kind: "list", items: [{ kind: "card", slug: "rome" }, { kind: "value", text: "x" }] } }],
  });
});

test("where a replay halts", () => {
  const log = [line(0, 0, -1), line(1, 1, 0), line(2, 2, 0), line(3, 3, 1), line(4, 3, 1, "round"), line(5, 4, 0)];
  expect(turns(log, 4)).toEqual([0, 2, 3, 4]);
  expect(rounds(log, 4)).toEqual([0, 3, 4]);
});

test("long words break by syllables, short ones do not", () => {
  expect(hyphenate("Исследование").split("\u00ad").join("-")).toBe("Иссле-дова-ние");
  expect(hyphenate("Breakthrough").split("\u00ad").join("-")).toBe("Break-through");
  expect(hyphenate("Rome")).toBe("Rome");
  expect(hyphenate("Исследование").replaceAll("\u00ad", "")).toBe("Исследование");
});
