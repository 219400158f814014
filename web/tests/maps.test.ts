import { expect, test, vi } from "vitest";
import type { Scene } from "../src/lib/api/types";

const get = vi.fn();
vi.mock("../src/lib/api/client", () => ({ get: (path: string) => get(path) as unknown }));
const { hashOf, fetchMap, withMap } = await import("../src/lib/maps");
const scene = (map?: unknown): Scene => ({ table: "t", view: { map } }) as unknown as Scene;
const shape = { layout: "squares", places: [], links: [], one_way: [] };

test("a map is fetched once, and the one before lies until it is there", async () => {
  get.mockResolvedValue(shape);
  const before = withMap(scene(null), null);
  expect(withMap(scene("aa"), { ...before, view: { ...before.view, map: "old" } }).view["map"]).toBe("old");
  expect(await Promise.all([fetchMap(scene("aa")), fetchMap(scene("aa"))])).toEqual([shape, shape]);
  expect(withMap(scene("aa"), null).view["map"]).toBe(shape);
  expect(await fetchMap(scene("aa"))).toBeNull();
  expect(get.mock.calls).toEqual([["/tables/t/maps/aa"]]);
});

test("a map that could not be had is asked for again", async () => {
  get.mockRejectedValueOnce(new Error("offline"));
  expect(await fetchMap(scene("bb"))).toBeNull();
  get.mockResolvedValue(shape);
  expect(await fetchMap(scene("bb"))).toEqual(shape);
});

test("a game whose map stays as it is names none", async () => {
  expect([hashOf(scene()), hashOf(scene(shape)), await fetchMap(scene())]).toEqual([null, null, null]);
  expect(withMap(scene(shape), null).view["map"]).toBe(shape);
});
