import { describe, expect, it } from "vitest";
import type { Automaton } from "$lib/api/types";
import { finalTable, isWonOrNot } from "../src/routes/finalTable";

const rival = (id: string, points: number | null, level: string | null = null): Automaton => ({ id, name: id, level, points });
const told = (scores: number[], ranks: number[], winners: number[], automata: Automaton[]): [string, number | null][] =>
  finalTable({ scores, ranks, winners, automata, ending: "points" }, ["Ann", "Bob"], (level) => level.toUpperCase()).map((row) => [row.name, row.place]);

describe("the final table", () => {
  it("ranks automata among the seats", () => {
    expect(told([30, 20], [2, 4], [], [rival("vici", 40), rival("civbot", 25)])).toEqual([["vici", 1], ["Ann", 2], ["civbot", 3], ["Bob", 4]]);
  });
  it("names the level of a rival that has one", () => {
    expect(told([30, 20], [2, 3], [], [rival("civbot", 40, "king")])[0]).toEqual(["civbot, KING", 1]);
  });
  it("puts a rival without points last, and ranks it nowhere", () => {
    expect(told([30, 20], [1, 2], [0], [rival("rival", null), rival("other", null)])).toEqual([["Ann", 1], ["Bob", 2], ["rival", null], ["other", null]]);
  });
  it("shows no points where scores only tell who has won", () => {
    expect(isWonOrNot([1, 0], [100, 33])).toBe(true);
    expect(isWonOrNot([1, 0], [1, 0])).toBe(false);
    expect(isWonOrNot([30, 20], [30, 20])).toBe(false);
  });
  it("knows from the ranks who has won a tie", () => {
    expect(told([30, 30], [1, 3], [0], [rival("vici", 30)])).toEqual([["Ann", 1], ["vici", 2], ["Bob", 3]]);
  });
});
