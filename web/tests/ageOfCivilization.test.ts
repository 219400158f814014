import { expect, test } from "vitest";
import type { Scene } from "../src/lib/api/types";
import { stateOf, totalsOf } from "../src/lib/boards/age-of-civilization/view";

test("an action that a scenario keeps open is drawn as open after it has left the window", () => {
  const totals = totalsOf({ totals: { row: ["past", "stays", "open", "future"] } } as unknown as Scene);
  expect([0, 1, 2, 3].map((at) => stateOf(totals, at))).toEqual(["past", "open", "open", "future"]);
});

test("a scene without totals can be drawn", () => {
  const totals = totalsOf({ totals: {} } as unknown as Scene);
  expect(stateOf(totals, 0)).toBe("future");
  expect(totals.technologies).toEqual([]);
});
