import { expect, test } from "vitest";
import { reuseUnchanged } from "../src/lib/reuseUnchanged";

test("what did not change is the very same object", () => {
  const old = { market: [{ slug: "rome", coins: 1 }, { slug: "egypt", coins: 0 }], round: 1 };
  const fresh = reuseUnchanged(old, { market: [{ slug: "rome", coins: 1 }, { slug: "egypt", coins: 2 }], round: 1 });
  expect(fresh.market[0]).toBe(old.market[0]);
  expect(fresh.market[1]).not.toBe(old.market[1]);
  expect(fresh.market[1]).toEqual({ slug: "egypt", coins: 2 });
});

test("an equal scene is the old scene", () => {
  const old = { a: [1, 2, { b: null }], c: "x" };
  expect(reuseUnchanged(old, structuredClone(old))).toBe(old);
});

test("lists that shrink and keys that go are seen", () => {
  expect(reuseUnchanged([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(reuseUnchanged({ a: 1, b: 2 }, { a: 1 } as object)).toEqual({ a: 1 });
});
