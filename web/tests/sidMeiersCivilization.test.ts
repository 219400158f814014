import { expect, test } from "vitest";
import { chart } from "$lib/boards/sid-meiers-civilization/chart";
import type { GameStateView } from "$lib/boards/sid-meiers-civilization/fields";
import { stacks } from "$lib/boards/sid-meiers-civilization/figures";
import { spot, squareAt, squareOf, tileRef, type Totals } from "$lib/boards/sid-meiers-civilization/view";
import type { MapShape } from "$lib/parts/map/shape";
import { tileBorders, SQUARE } from "$lib/parts/map/shape";

const shape: MapShape = {
  layout: "squares", links: [],
  places: [...Array.from({ length: 16 }, (_, at) => ({ id: squareAt(at % 4, Math.floor(at / 4)), kind: "", x: at % 4, y: Math.floor(at / 4), tile: "a1" })), { id: "e1", kind: "face-down", x: 4, y: 0, across: 4, down: 4, tile: "e1" }],
};
const seat = { armies: ["b2", "b2", "c3"], scouts: [{ at: "b2", city: "b2", since: 1, sends: 0 }], marks: [{ thing: "market", at: "b1" }], cities: [{ at: "b2", walls: 1, actions: 1, boost: 0 }] };
const view = (turn: number, stack: unknown[] = []): GameStateView =>
  ({ tiles: ["home", "-"], turns: [turn, 0], disasters: [], huts: ["a2"], villages: [], locked: ["c3"], players: [seat], stack, seat: 0 }) as unknown as GameStateView;

test("squares are called by letters and numbers, and by their column and row", () => {
  expect(spot("c12")).toEqual({ x: 2, y: 11 });
  expect(tileRef("c12")).toBe("tile:2,11");
  expect(squareOf("tile:2,11")).toEqual(["c12"]);
  expect(squareOf("seat:0")).toEqual([]);
});

test("squares show what the rules say is in force, with tokens, cities and locks of the view", () => {
  const totals = {
    squares: [
      { at: "a2", terrain: "grassland", realm: 0 }, { at: "b1", terrain: "water", realm: 0, trade: 2, culture: 1, marker: "market" },
      { at: "b2", terrain: "grassland", realm: 0, city: 0 }, { at: "c3", terrain: "desert", realm: -1, coin: 1 }, { at: "d4", terrain: "grassland", realm: -1, culture: 1, natural: 1 },
    ],
  } as unknown as Totals;
  const squares = chart(view(0), totals);
  expect(squares.get("b1")).toMatchObject({ marker: "market", trade: 2, culture: 1, production: 0, realm: 0, x: 1, y: 0 });
  expect(squares.get("d4")).toMatchObject({ culture: 1, natural: true, realm: -1 });
  expect(squares.get("a2")!.token).toBe("hut");
  expect([...squares.values()].filter((square) => square.locked).map((square) => square.id)).toEqual(["c3"]);
  expect(squares.get("b2")!.city).toMatchObject({ seat: 0, index: 0, walls: true });
  expect(squares.has("e1")).toBe(false);
});

test("figures of a square are one stack, and what moves is a stack of its own", () => {
  expect(stacks(view(0)).map(({ kind, at, count }) => `${count} ${kind} ${at}`)).toEqual(["2 army b2", "1 army c3", "1 scout b2"]);
  const move = { frame: "Move", seat: 0, at: "b2", armies: 1, scouts: 0, left: 2 };
  const turn = { frame: "MoveTurn", seat: 0, armies: ["b2"], scouts: [], over: 0 };
  const moving = stacks(view(0, [turn, move]));
  expect(moving.find((stack) => stack.moving)).toMatchObject({ at: "b2", count: 1 });
  expect(moving.find((stack) => stack.at === "c3")!.spent).toBe(true);
});

test("a tile that lies face down has one border", () => {
  expect(tileBorders({ ...shape, places: shape.places.slice(-1) })).toBe(`M${4 * SQUARE} 0h${4 * SQUARE}v${4 * SQUARE}h${-4 * SQUARE}z`);
});
