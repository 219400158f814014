import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LogLine } from "../src/lib/api/types";
import { piecesOf, tracesOf } from "../src/lib/boards/generic/mapPieces";
import { cycle, next } from "../src/lib/parts/map/cursor";
import { groundOf, GROUNDS } from "../src/lib/parts/map/grounds";
import { line, stand, type Piece } from "../src/lib/parts/map/pieces";
import { priceTag } from "../src/lib/parts/priceTag";
import { draw, extent, neighbours, shortest, SQUARE, tileBorders, type MapPlace, type MapShape } from "../src/lib/parts/map/shape";
import { wayOf } from "../src/lib/parts/map/wayOf";
import { fit, isClose, lookAt, pan, reveal, scaleOf, zoom } from "../src/lib/parts/map/window";
import { offer } from "./offers";

const place = (id: string, x: number, y: number, more: Partial<MapPlace> = {}): MapPlace => ({ id, kind: "", x, y, ...more });
const grid = (columns: number, rows: number): MapShape => {
  const places = Array.from({ length: columns * rows }, (_, at) => place(`${at % columns}-${Math.floor(at / columns)}`, at % columns, Math.floor(at / columns)));
  const links = places.flatMap(({ id, x, y }) => [
    ...(x + 1 < columns ? [[id, `${x + 1}-${y}`] as const] : []),
    ...(y + 1 < rows ? [[id, `${x}-${y + 1}`] as const] : []),
  ]);
  return { layout: "squares", places, links };
};
const world: MapShape = {
  layout: "anchors",
  places: [place("europe", 470, 165), place("russia", 660, 115), place("near-east", 560, 265), place("china", 745, 225), place("india", 655, 320)],
  links: [["europe", "russia"], ["europe", "near-east"], ["near-east", "russia"], ["near-east", "china"], ["near-east", "india"], ["china", "russia"]],
  one_way: [["india", "china"]],
};
const drawn = (shape: MapShape): Map<string, ReturnType<typeof draw>[number]> => new Map(draw(shape).map((one) => [one.id, one]));

test("squares stand in columns and rows; every other row may be moved by half", () => {
  expect(drawn(grid(3, 2)).get("2-1")).toMatchObject({ cx: 2.5 * SQUARE, cy: 1.5 * SQUARE });
  expect(drawn({ ...grid(3, 2), layout: "shifted" }).get("2-1")).toMatchObject({ cx: 3 * SQUARE, cy: 1.5 * SQUARE });
});

test("a place may cover several squares, or have an outline of its own", () => {
  const [tile, blob] = draw({ layout: "squares", places: [place("back", 0, 0, { across: 4, down: 4 }), place("b", 4, 0, { outline: "M0 0L9 9Z" })], links: [] });
  expect(tile).toMatchObject({ cx: 2 * SQUARE, cy: 2 * SQUARE, room: 2 * SQUARE });
  expect(blob!.path).toBe("M0 0L9 9Z");
  expect(extent([tile!], 0)).toEqual({ x: 0, y: 0, w: 4 * SQUARE, h: 4 * SQUARE });
});

test("circles around anchors never touch, and the map holds them all", () => {
  const all = draw(world);
  for (const one of all) for (const other of all) if (one !== other) expect(Math.hypot(one.cx - other.cx, one.cy - other.cy)).toBeGreaterThan(one.room + other.room);
  const box = extent(all);
  for (const one of all) expect(one.cx - one.room >= box.x && one.cx + one.room <= box.x + box.w).toBe(true);
});

test("an outline outside of its anchor widens the map", () => {
  const far = extent(draw({ layout: "anchors", places: [place("a", 100, 100, { outline: "M0 -40C10 0 300 20 200 180Z" })], links: [] }), 0);
  expect(far).toEqual({ x: 0, y: -40, w: 300, h: 220 });
});

test("squares of one tile have a border around them, and none between them", () => {
  const tiled = { ...grid(2, 1), places: grid(2, 1).places.map((one) => ({ ...one, tile: "t" })) };
  expect(tileBorders(tiled).match(/M/g)).toHaveLength(6);
  expect(tileBorders({ ...tiled, places: tiled.places.map((one, at) => ({ ...one, tile: `t${at}` })) }).match(/M/g)).toHaveLength(8);
  expect(tileBorders(grid(2, 1))).toBe("");
});

test("the shortest way is found, and a way in one direction leads nowhere back", () => {
  const ways = neighbours(world);
  expect(shortest(ways, "europe", "china")).toHaveLength(3);
  expect(shortest(ways, "india", "china")).toEqual(["india", "china"]);
  expect(shortest(ways, "china", "india")).toEqual(["china", "near-east", "india"]);
  expect(shortest(ways, "china", "atlantis")).toEqual([]);
});

test("arrow keys follow borders, then the nearest place, and stop at the rim", () => {
  const all = drawn(world);
  const ways = neighbours(world);
  const go = (from: string, key: "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"): string | undefined =>
    next([...all.values()], all.get(from)!, key, ways.get(from)!)?.id;
  expect(go("near-east", "ArrowRight")).toBe("china");
  expect(go("europe", "ArrowDown")).toBe("near-east");
  expect(go("russia", "ArrowUp")).toBeUndefined();
});

test("every place of every map is reached by arrow keys", () => {
  for (const shape of [grid(16, 16), { ...grid(5, 4), layout: "shifted" as const }, world]) {
    const all = draw(shape);
    const ways = neighbours(shape);
    const seen = new Set([all[0]!]);
    for (const from of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const to = next(all, from, key, ways.get(from.id)!);
        if (to) seen.add(to);
      }
    }
    expect(seen.size).toBe(all.length);
  }
});

test("with Ctrl an arrow leads to the next tile", () => {
  const tiled = grid(8, 4).places.map((one) => ({ ...one, tile: one.x < 4 ? "west" : "east" }));
  const all = draw({ ...grid(8, 4), places: tiled });
  expect(next(all, all[1]!, "ArrowRight", [], true)).toMatchObject({ id: "4-0" });
});

test("places that can be used are gone through round and round", () => {
  const all = draw(grid(4, 1));
  const odd = (one: { id: string }): boolean => ["1-0", "3-0"].includes(one.id);
  expect(cycle(all, all[1]!, odd, 1)?.id).toBe("3-0");
  expect(cycle(all, all[3]!, odd, 1)?.id).toBe("1-0");
  expect(cycle(all, all[0]!, odd, -1)?.id).toBe("3-0");
  expect(cycle(all, all[0]!, () => false, 1)).toBeUndefined();
});

const map = { x: 0, y: 0, w: 400, h: 200 };
const pane = { w: 800, h: 600 };

test("a map that fits is in the middle of its pane", () => {
  const whole = fit(map, pane);
  expect(whole).toEqual({ x: 0, y: -50, w: 400, h: 300 });
  expect(scaleOf(whole, pane)).toBe(2);
  expect(isClose(whole, map, pane)).toBe(false);
});

test("what is under the pointer stays there while the map grows", () => {
  const before = zoom(fit(map, pane), 2, { x: 200, y: 100 }, map, pane, 20);
  const at = { x: 220, y: 90 };
  const after = zoom(before, 1.5, at, map, pane, 20);
  expect((at.x - after.x) / after.w).toBeCloseTo((at.x - before.x) / before.w);
  expect((at.y - after.y) / after.h).toBeCloseTo((at.y - before.y) / before.h);
  expect(isClose(after, map, pane)).toBe(true);
});

test("the map grows no larger than is of use, shrinks no smaller than its pane, and is not dragged away", () => {
  const whole = fit(map, pane);
  expect(scaleOf(zoom(whole, 1000, { x: 5, y: 5 }, map, pane, 8), pane)).toBe(8);
  expect(zoom(whole, 0.1, { x: 5, y: 5 }, map, pane, 8)).toEqual(whole);
  const near = zoom(whole, 4, { x: 200, y: 100 }, map, pane, 20);
  expect(pan(near, 9999, -9999, map)).toMatchObject({ x: 400 - near.w, y: 0 });
});

test("the cursor's place comes into sight, and one that is in sight moves nothing", () => {
  const near = lookAt(50, 50, 8, map, pane);
  expect(reveal(near, 60, 60, 10, map)).toEqual(near);
  const there = reveal(near, 300, 150, 10, map);
  expect(300 + 10 <= there.x + there.w && 150 + 10 <= there.y + there.h).toBe(true);
});

test("pieces of a place stand side by side inside it", () => {
  const [here] = draw(grid(1, 1));
  const some = Array.from({ length: 5 }, (_, at): Piece => ({ id: `${at}`, place: "0-0", seat: at, name: "" }));
  const standing = stand(here!, some);
  expect(new Set(standing.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  for (const { x, y, size } of standing) expect(Math.max(Math.abs(x - here!.cx), Math.abs(y - here!.cy)) + size / 2).toBeLessThanOrEqual(here!.room);
});

test("a way is drawn through the middles, and one place alone is no way", () => {
  const places = drawn(grid(3, 1));
  expect(line(places, ["0-0", "1-0", "2-0"])).toMatch(/^M24 24L72 24L1\d\d\.?\d* 24$/);
  expect(line(places, ["0-0"])).toBe("");
});

test("a move goes through the places it names, from where its piece stands", () => {
  const trader: Piece = { id: "t", place: "europe", ref: "trader:0", seat: 0, name: "Trader" };
  const straight = (from: string, to: string): string[] => shortest(neighbours(world), from, to);
  expect(wayOf(offer("x", ["trader:0", "place:russia", "place:china"]), [trader], straight)).toEqual(["europe", "russia", "china"]);
  expect(wayOf(offer("x", ["place:europe", "place:india"]), [], straight)).toEqual(["europe", "near-east", "india"]);
  expect(wayOf(offer("x", ["card:rome"]), [trader], straight)).toEqual([]);
});

test("a target tells what it costs to go there", () => {
  expect(priceTag([offer("x", [], 2)])).toBe("2");
  expect(priceTag([offer("x", [], 2), offer("y", [], 3)])).toBe("");
});

test("kinds of a game's own get different grounds", () => {
  expect(groundOf("sea", ["sea", "town"])).toBe("water");
  const kinds = ["town", "oasis", "pass"];
  const found = kinds.map((kind) => groundOf(kind, kinds));
  expect(new Set(found).size).toBe(3);
  for (const ground of found) expect(GROUNDS).toContain(ground);
});

test("whatever names a place in a view is a piece there", () => {
  const view = {
    map: { places: ["oasis"] },
    trader: "harbour",
    tents: { oasis: 3, harbour: 0 },
    players: [{ caravan: "oasis", hand: ["silk"] }, { caravan: "place:harbour" }],
    camps: [{ seat: 1, place: "oasis" }],
    seats: 2,
    traders: ["oasis", "oasis"],
  };
  const found = piecesOf(view, new Set(["oasis", "harbour"]), new Set(["caravan:0", "trader", "trader:1"]), (key, seat) => `${key} ${seat ?? "-"}`);
  expect(found.map(({ name, place: where, seat, count, ref }) => [name, where, seat, count, ref])).toEqual([
    ["trader -", "harbour", null, 1, "trader"],
    ["tents -", "oasis", null, 3, undefined],
    ["caravan 0", "oasis", 0, 1, "caravan:0"],
    ["caravan 1", "harbour", 1, 1, undefined],
    ["camps 1", "oasis", 1, 1, undefined],
    ["traders 0", "oasis", 0, 1, undefined],
    ["traders 1", "oasis", 1, 1, "trader:1"],
  ]);
});

test("what went from one place to another since the last turn is traced", () => {
  const went = (n: number, from: string | null, to: string | null): LogLine => ({ n, from, to }) as LogLine;
  const log = [went(0, "oasis", "harbour"), went(1, null, null), went(2, "harbour", "oasis"), went(3, "oasis", "harbour")];
  expect(tracesOf(log, 1).map((one) => one.path)).toEqual([["harbour", "oasis"], ["oasis", "harbour"]]);
  expect(tracesOf(Array.from({ length: 99 }, (_, n) => went(n, "oasis", "harbour")), 0).length).toBeLessThan(10);
});

test("rivals that nobody plays stand on the map under their names", () => {
  const view = { seats: 2, automata: [{ id: "rival-1", name: "First" }, { id: "rival-2", name: "Second" }], rival_at: ["oasis", "harbour"] };
  const found = piecesOf(view, new Set(["oasis", "harbour"]), new Set(), () => "");
  expect(found.map(({ name, seat, place: at }) => [name, seat, at])).toEqual([["First", null, "oasis"], ["Second", null, "harbour"]]);
});

/** The colours of a theme, by the name of their variable. */
function colours(file: string, dark: boolean): Map<string, string> {
  const css = readFileSync(new URL(`../src/styles/${file}`, import.meta.url), "utf8");
  const pairs = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map([...pairs].map((found) => [found[1]!, found[dark ? 3 : 2]!]));
}
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
const contrast = (one: string, other: string): number => {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
};

test.each([false, true])("names are read on every ground, and grounds differ in lightness (dark: %s)", (dark) => {
  const ink = colours("tokens.css", dark).get("ink")!;
  const grounds = GROUNDS.map((kind) => colours("grounds.css", dark).get(`ground-${kind}`)!);
  for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  for (const [at, ground] of grounds.entries()) if (at) expect(light(ground)).toBeGreaterThan(light(grounds[at - 1]!));
});
