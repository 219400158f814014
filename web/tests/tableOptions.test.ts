import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../src/lib/api/types";
import { addressOf, barredBy, chosen, fits, longer, readOption, shorter, told, withPlayers } from "../src/lib/tableOptions";

const option = (name: string, kind: OptionInfo["kind"], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name, kind, label: name, text: "", values: [], least: 0, most: 0, repeats: false, seats: [2, 3], lists: [], ...more,
});
const values = ["king", "noble", "chief"].map((value) => ({ value, label: value.toUpperCase() }));
const rivals = option("civbots", "list", { values, least: 2, most: 3, repeats: true });
const once = { ...rivals, repeats: false, least: 0 };
const length = option("length", "number", { least: 3, most: 9 });
const storm = option("storm", "switch");
const game = (options: OptionInfo[], exclusions: GameInfo["exclusions"] = []): GameInfo =>
  ({ key: "g", name: "G", blurb: "", seats: [2, 3], options, exclusions, bots: [], map: null });

test("an address tells lists by strokes, and numbers", () => {
  expect(addressOf("g", 3, { civbots: ["king", "noble"], length: 5, storm: true })).toBe("/new?game=g&players=3&civbots=king/noble&length=5&storm=1");
  expect(readOption(rivals, "king/noble")).toEqual(["king", "noble"]);
  expect(readOption(length, "5")).toBe(5);
  expect(readOption(storm, "1")).toBe(true);
});

test("what an address tells and the rules do not allow is left out", () => {
  expect(readOption(rivals, "king/nobody")).toBeUndefined();
  expect(readOption(rivals, "king")).toBeUndefined();
  expect(readOption(once, "king/king")).toBeUndefined();
  expect(readOption(length, "10")).toBeUndefined();
  expect(readOption(length, "5x")).toBeUndefined();
  expect(readOption(storm, "0")).toBeUndefined();
  expect(readOption(storm, null)).toBeUndefined();
});

test("a list begins with as many as it must have, grows to as many as it may, and ends empty", () => {
  expect(longer(rivals, [])).toEqual(["king", "king"]);
  expect(longer(rivals, ["king", "chief"])).toEqual(["king", "chief", "king"]);
  expect(longer(rivals, ["king", "king", "king"])).toHaveLength(3);
  expect(longer(once, ["king"])).toEqual(["king", "noble"]);
  expect(shorter(rivals, ["king", "noble", "chief"], 1)).toEqual(["king", "chief"]);
  expect(shorter(rivals, ["king", "noble"], 0)).toEqual([]);
  expect(fits(once, ["king", "noble"])).toBe(true);
});

test("of two choices that exclude each other the first stays, lists and numbers too", () => {
  const both = { civbots: ["king", "king"], length: 9 };
  const g = game([rivals, length], [{ players: [3], options: both, rule: null, reason: "no" } as unknown as GameInfo["exclusions"][number]]);
  expect(chosen(g, 3, both)).toEqual({ civbots: ["king", "king"] });
  expect(chosen(g, 2, both)).toEqual(both);
  expect(chosen(g, 3, { civbots: ["king"], length: 99 })).toEqual({});
});

test("with more players a list is shorter, and has fewer values where the rules say so", () => {
  const seats = option("hands", "list", { values, most: 3, lists: [{ players: 2, most: 2, values: ["king", "noble"] }] });
  expect(withPlayers(seats, 2)).toMatchObject({ most: 2, values: values.slice(0, 2) });
  expect(withPlayers(seats, 3)).toBe(seats);
  expect(chosen(game([seats]), 2, { hands: ["chief", "noble"] })).toEqual({ hands: ["noble"] });
  expect(chosen(game([{ ...rivals, least: 0, lists: [{ players: 3, most: 1, values: ["king"] }] }]), 3, { civbots: ["king", "king"] })).toEqual({ civbots: ["king"] });
  expect(chosen(game([seats]), 2, { hands: ["chief"] })).toEqual({});
});

test("what is not meant for so many players is barred with the reason", () => {
  const g = game([{ ...length, seats: [3] }], [{ players: [2], options: { length: 3 }, rule: null, reason: "three at least" } as unknown as GameInfo["exclusions"][number]]);
  expect(barredBy(g, 2, g.options[0]!, {})).toEqual(["three at least"]);
  expect(barredBy(g, 3, g.options[0]!, {})).toEqual([]);
});

test("a table in the lobby tells what was chosen", () => {
  expect(told(rivals, ["king", "noble"])).toBe("civbots: KING, NOBLE");
  expect(told(length, 5)).toBe("length: 5");
  expect(told(storm, true)).toBe("storm");
});
