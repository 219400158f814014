import { expect, test } from "vitest";
import type { CardInfo } from "../src/lib/api/types";
import { staircase, storage } from "../src/lib/boards/civolution/console";
import { ideasWith, payableWith, type Totals } from "../src/lib/boards/civolution/totals";
import { builtOn, cornerNumber, lands, type GameStateView, type Box, type PlayerView } from "../src/lib/boards/civolution/view";

const card = (kind: string, slug: string, row: Record<string, unknown> = {}): CardInfo => ({ kind, slug, name: slug, ...row }) as unknown as CardInfo;
const box = (...cards: CardInfo[]): Box => ({ cards: new Map(cards.map((each) => [each.slug, each])) });
const player = (given: Partial<PlayerView> = {}): PlayerView =>
  ({
    markers: {}, dice: [0, 0, 0, 0, 0, 0], modules: [], settlements: [1, 1, 1, 1], columns: [], right: [], homes: [-1, -1, -1, -1, -1, -1, -1], active: [0, 0],
    raw: [], wild_strong: [], wild_weak: [], boat_at: ["-", "-"], aboard_strong: [0, 0], aboard_weak: [0, 0], ...given,
  }) as unknown as PlayerView;

test("a module stands where its two dice say, features on the diagonal", () => {
  const all = box(card("module", "trade", { dice: [5, 4] }), card("feature", "calm", { dice: [3, 3] }));
  const [trade, calm] = staircase(player({ modules: [2], markers: { calm: 3 } }), all, [3, null], [true, false]);
  expect([trade!.row, trade!.column, trade!.level, trade!.ideas, trade!.payable]).toEqual([4, 5, 2, 3, true]);
  expect([calm!.row, calm!.column, calm!.level, calm!.markers, calm!.ideas]).toEqual([3, 3, 0, 3, null]);
});

test("dice that are marked ask for what they pay for, in any order", () => {
  const totals = { ideas: { "": [0], "3": [1], "13": [2] }, payable: { "": [true], "13": [false] } } as unknown as Totals;
  expect([[], [3], [3, 1], [1, 3], [6]].map((marked) => ideasWith(totals, marked))).toEqual([[0], [1], [2], [2], []]);
  expect([[], [3, 1], [6]].map((marked) => payableWith(totals, marked))).toEqual([[true], [false], []]);
});

test("the storage lies land by land, and diamonds shine where the table says so", () => {
  const material = (slug: string, diamonds: number): CardInfo => card("material", slug, { land: "forest", diamonds });
  const all = box(material("wood", 1), material("beeswax", 2), material("oil", 0));
  const [forest] = storage(player({ markers: { wood: 1, beeswax: 2 } }), all, ["wood"]);
  expect(forest!.cells.map((cell) => [cell.n, cell.diamonds, cell.active])).toEqual([[1, 1, true], [2, 2, false], [0, 0, false]]);
});

test("a territory has what the table says stands there, and what lies there", () => {
  const all = box(card("territory", "b-hills", { land: "hills", fire_points: 1, beacons: 2 }), card("territory", "g-forest", { land: "forest" }));
  const view = {
    resources: ["-", "oil"], farm_owner: [-1, 0], hunted: [0, 1],
    players: [player({ raw: [1, 0] }), player({ raw: [0, 0] })],
  } as unknown as GameStateView;
  const camps = [{ number: 1, fire: true, owner: -1, weak: false }];
  const totals = { lands: [{ camps, strong: [0, 1], weak: [2, 0], boats: [] }, { camps: [], strong: [0, 0], weak: [0, 0], boats: [1] }] } as unknown as Totals;
  const [hills, forest] = lands(view, totals, all);
  expect([hills!.camps, hills!.strong, hills!.weak, hills!.raw, hills!.beacons, hills!.firePoints]).toEqual([camps, [0, 1], [2, 0], [1, 0], 2, 1]);
  expect([forest!.material, forest!.farm, forest!.hunted, forest!.boats]).toEqual(["oil", 0, true, [1]]);
});

test("statues and settlements stand on corners, and on the island behind the last one", () => {
  const view = { players: [player({ statues: [0, 2, 1], settlement_at: [0, 1, 0] }), player({ statues: [1, 0, 0], settlement_at: [0, 0, 0] })] } as unknown as GameStateView;
  expect(builtOn(view, 1)).toEqual([{ seat: 0, kind: "statue", n: 2 }, { seat: 0, kind: "settlement", n: 1 }]);
  expect(builtOn(view, 2)).toEqual([{ seat: 0, kind: "statue", n: 1 }]);
  expect(builtOn(view, -1)).toEqual([]);
});

test("corners are counted row by row", () => {
  expect(["a1", "f1", "a2", "f4"].map((id) => cornerNumber(id))).toEqual([0, 5, 6, 23]);
  expect(cornerNumber("b-hills")).toBe(-1);
});
