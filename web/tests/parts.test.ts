import { expect, test } from "vitest";
import type { LogLine, Offer, Preview, Scene } from "../src/lib/api/types";
import { read } from "../src/lib/boards/generic/read";
import { distinct } from "../src/lib/shell/distinctNames";
import { costOf } from "../src/lib/shell/moveCosts";
import { signsOf } from "../src/lib/shell/moveSigns";
import { mergeLog } from "../src/lib/mergeLog";
import { hyphenate } from "../src/lib/hyphenate";
import { toldBy } from "../src/lib/toldBy";
import { down, PAGE, up, type Span } from "../src/lib/shell/logGroups";
import { rounds, turns } from "../src/routes/replayStops";

const offer = (move: string, refs: string[], price: Offer["price"] = [], gain: Offer["gain"] = []): Offer => ({
  move, label: move, refs, group: "", price, gain, tells: null, named: null, told_as: null, gives_up: false, destroys: false, power: "", hint: "",
});
const preview = (net: Preview["net"]): Preview => ({ move: "x", chances: [], lines: [], net, end_of_turn: [], summary: "", warnings: [], stops: null });
const line = (n: number, number: number, seat = 0, kind = "coins"): LogLine => ({
  n, number, seat, automaton: null, kind, subject: null, amount: 0, source: null, from: null, to: null, text: "", move: null, mover: seat, did: null, because: [],
});

test("what is paid and what is gained add up by token", () => {
  const seen = preview([[0, "coins", 2], [0, "pay", -4], [0, "vp", 1], [0, "draw", 1], [1, "coins", 9]]);
  const shown = (of: Offer, foreseen?: Preview): string[] =>
    signsOf(of, foreseen, 0, () => null).map((sign) => [sign.text, sign.icon ?? "-", ...(sign.turn ? ["a turn"] : []), sign.tone].join(" "));
  expect(shown(offer("x", []), seen)).toEqual(["−2 coin bad", "+1 vp good"]);
  const told = offer("x", [], [{ kind: "coins", total: 4, text: "4 coins", rows: [] }], [["coins", 1, null], ["vp", 2, "rome"]]);
  expect(shown(told)).toEqual(["−3 coin bad", "+2 vp good"]);
  expect(shown(told, seen)).toEqual(["−2 coin bad", "+1 vp good"]);
  const worker = offer("x", [], [{ kind: "civil-actions", total: 1, text: "1 civil action", rows: [] }], [["unused", -1, null], ["food_production", 1, "farm"], ["strength", 2, "farm"]]);
  const then: Preview = { ...preview([[0, "resources", -2]]), end_of_turn: [["strength", 4, 6], ["food", 3, 4]] };
  expect(shown(worker, then)).toEqual(["−2 resources bad", "−1 civil-action bad", "−1 worker bad", "+1 food a turn good", "4 → 6 strength good"]);
  expect(shown(offer("x", [], [], [["workers_sent", 2, null]]))).toEqual(["2 worker plain"]);
  expect(shown(offer("x", [], [{ kind: "steps", total: 2, text: "2 steps", rows: [] }]))).toEqual(["2 steps - bad"]);
  expect(costOf(told)).toBe("4 coins");
  expect(costOf(offer("x", []))).toBe("");
});

test("what a warning tells is not told by a sign as well", () => {
  const say = (id: string): string | null => (id === "net-conquest-failed" ? "fails: it takes 4 military" : null);
  const texts = (warnings: string[]): string[] =>
    signsOf(offer("x", []), { ...preview([[0, "conquest-failed", 4], [0, "vp", 1]]), warnings }, 0, say).map((sign) => sign.text);
  expect(texts([])).toEqual(["fails: it takes 4 military", "+1"]);
  expect(texts(["It fails: it takes 4 military."])).toEqual(["+1"]);
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

test("a move of a rival is told with what it used; one that only passed is not", () => {
  const scene = (lines: LogLine[]): Scene => ({ number: 9, log: lines }) as unknown as Scene;
  const build = { ...line(5, 8, 2, "vp"), move: "Build", did: "built", amount: 2, source: "build" };
  const coin = { ...line(6, 8, 0, "coins"), mover: 2 };
  const told = toldBy(scene([build, coin, { ...line(7, 9, 1), mover: 2, move: "Done" }]), { number: 7 } as Scene, 3)!;
  expect([told.seat, told.move, told.left, told.lines.length, [...told.things]]).toEqual([2, "built", 3, 1, ["build"]]);
  expect(toldBy(scene([{ ...line(7, 9, 1), mover: 2, move: "Done" }]), { number: 8 } as Scene, 0)).toBeNull();
});

test("a long log is drawn in windows that follow the reader", () => {
  let span: Span = { from: 0, to: PAGE };
  for (let at = 0; at < 30; at++) {
    span = down(span, 1000);
    expect(span.to - span.from).toBeLessThanOrEqual(3 * PAGE);
  }
  expect(span).toEqual({ from: 1000 - 3 * PAGE, to: 1000 });
  for (let at = 0; at < 30; at++) span = up(span);
  expect(span).toEqual({ from: 0, to: 3 * PAGE });
});
