import { expect, test } from "vitest";
import type { CardInfo } from "../src/lib/api/types";
import { installed, levels } from "../src/lib/boards/civolution/block";
import { ideasWith, staircase, storage, type Totals } from "../src/lib/boards/civolution/console";
import { builtOn, cornerNumber, lands, tribes, type BoardView, type Box, type PlayerView } from "../src/lib/boards/civolution/view";

const card = (kind: string, slug: string, row: Record<string, unknown> = {}): CardInfo => ({ kind, slug, name: slug, ...row }) as unknown as CardInfo;
const box = (...cards: CardInfo[]): Box => ({ cards: new Map(cards.map((each) => [each.slug, each])) });
const player = (given: Partial<PlayerView> = {}): PlayerView =>
  ({
    markers: {}, dice: [0, 0, 0, 0, 0, 0], modules: [], settlements: [1, 1, 1, 1], columns: [], right: [], homes: [-1, -1, -1, -1, -1, -1, -1], active: [0, 0],
    raw: [], wild_strong: [], wild_weak: [], boat_at: ["-", "-"], aboard_strong: [0, 0], aboard_weak: [0, 0], ...given,
  }) as unknown as PlayerView;

test("a module stands where its two dice say, features on the diagonal", () => {
  const all = box(card("module", "trade", { dice: [5, 4] }), card("feature", "calm", { dice: [3, 3] }));
  const [trade, calm] = staircase(player({ modules: [2], markers: { calm: 3 } }), all, [3, null]);
  expect([trade!.row, trade!.column, trade!.level, trade!.ideas]).toEqual([4, 5, 2, 3]);
  expect([calm!.row, calm!.column, calm!.level, calm!.markers, calm!.ideas]).toEqual([3, 3, 0, 3, null]);
});

test("dice that are marked ask for what they pay for, in any order", () => {
  const totals: Totals = { ideas: { "": [0], "3": [1], "13": [2] }, diamonds: [], shining: [] };
  expect([[], [3], [3, 1], [1, 3], [6]].map((marked) => ideasWith(totals, marked))).toEqual([[0], [1], [2], [2], []]);
});

test("the storage lies land by land, and diamonds shine where the table says so", () => {
  const material = (slug: string, diamonds: number): CardInfo => card("material", slug, { land: "forest", diamonds });
  const all = box(material("wood", 1), material("beeswax", 2), material("oil", 0));
  const [forest] = storage(player({ markers: { wood: 1, beeswax: 2 } }), all, ["wood"]);
  expect(forest!.cells.map((cell) => [cell.n, cell.diamonds, cell.active])).toEqual([[1, 1, true], [2, 2, false], [0, 0, false]]);
});

test("the level block rises in steps, goals lie in halves, and only the next place of a column is open", () => {
  const all = box(
    ...[1, 1, 2].map((level, at) => card("column", `column-${at + 1}`, { first_level: level })),
    ...[2, 3].map((points, at) => card("level", `level-${at + 1}`, { points, token: at === 1 })),
  );
  const mine = player({ columns: [["g01"], ["a01", "a02", "i01"], []], right: ["g02"], homes: [-1, -1, -1, -1, -1, 0, -1] });
  const rows = levels(mine, all);
  expect(rows.map((row) => [row.level, row.points, row.active])).toEqual([[1, 2, true], [2, 3, false], [3, 0, true]]);
  expect(rows[0]!.slots.map((slot) => slot?.things ?? null)).toEqual([["g01", "g02"], ["a01"], null]);
  expect(rows[1]!.slots.map((slot) => slot?.next)).toEqual([true, false, true]);
  expect(installed(mine)).toEqual(["g01", "a01", "a02", "i01", "g02"]);
});

test("encampments belong to their territory, covered ones are left out, boats carry tribes", () => {
  const all = box(
    card("territory", "b-hills", { land: "hills", fires: 1, plain: 1, from_3: 1, from_4: 0, fire_points: 1, beacons: 1 }),
    card("territory", "d-water", { land: "water" }),
    card("territory", "g-forest", { land: "forest", fires: 1, plain: 1, from_3: 0, from_4: 0, fire_points: 1, beacons: 1 }),
  );
  const view = {
    vici: [{ wild_strong: [0, 0, 2], wild_weak: [0, 0, 1] }],
    camp_owner: [-1, 0, -2, 1, 0], camp_weak: [0, 1, 0, 0, 0], resources: ["-", "-", "oil"], farm_owner: [-1, -1, 0], hunted: [0, 0, 1],
    players: [
      player({ boat_at: ["d-water", "-"], aboard_strong: [2, 0], wild_weak: [1, 0, 0], wild_strong: [0, 0, 0], raw: [1, 0, 0] }),
      player({ wild_strong: [0, 0, 0], wild_weak: [0, 0, 0], raw: [0, 0, 0] }),
    ],
  } as unknown as BoardView;
  const [hills, water, forest] = lands(view, all);
  expect(hills!.camps).toEqual([{ number: 1, fire: true, owner: -1, weak: false }, { number: 2, fire: false, owner: 0, weak: true }]);
  expect([water!.boats, water!.strong, water!.camps]).toEqual([[0], [2, 0, 0], []]);
  expect([forest!.material, forest!.farm, forest!.hunted, forest!.camps[0]!.owner]).toEqual(["oil", 0, true, 1]);
  expect(tribes(lands(view, all), 0)).toEqual({ strong: 3, weak: 2 });
  expect(tribes(lands(view, all), 2)).toEqual({ strong: 2, weak: 1 });
});

test("statues and settlements stand on corners, and on the island behind the last one", () => {
  const view = { players: [player({ statues: [0, 2, 1], settlement_at: [0, 1, 0] }), player({ statues: [1, 0, 0], settlement_at: [0, 0, 0] })] } as unknown as BoardView;
  expect(builtOn(view, 1)).toEqual([{ seat: 0, kind: "statue", n: 2 }, { seat: 0, kind: "settlement", n: 1 }]);
  expect(builtOn(view, 2)).toEqual([{ seat: 0, kind: "statue", n: 1 }]);
  expect(builtOn(view, -1)).toEqual([]);
});

test("corners are counted row by row", () => {
  expect(["a1", "f1", "a2", "f4"].map((id) => cornerNumber(id))).toEqual([0, 5, 6, 23]);
  expect(cornerNumber("b-hills")).toBe(-1);
});
