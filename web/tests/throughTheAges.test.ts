/** The card row of Through the Ages is drawn by the prices that the rules give. */
import { describe, expect, it } from "vitest";
import type { Scene } from "$lib/api/types";
import { totalsOf, zones } from "$lib/boards/through-the-ages/view";

describe("the card row", () => {
  it("has a zone for each printed price, whatever a card costs the one who looks", () => {
    const row: [number, number][] = [[1, 1], [1, 3], [2, 2], [2, 2], [3, 0]];
    expect(zones(row)).toEqual([
      { cost: 1, from: 0, to: 2 },
      { cost: 2, from: 2, to: 4 },
      { cost: 3, from: 4, to: 5 },
    ]);
  });

  it("is empty where the rules could not be asked", () => {
    expect(zones(totalsOf({ totals: {} } as Scene).row)).toEqual([]);
  });
});
