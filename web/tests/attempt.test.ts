import { expect, test, vi } from "vitest";
import { Refused } from "../src/lib/api/client";
import { attempt, inWords } from "../src/lib/attempt";

vi.mock("../src/lib/session.svelte", () => ({ t: (id: string) => `(${id})` })); // the session needs a browser

const refused = (message: string): Refused =>
  new Refused(429, { code: "running-tables", message, rule: null, page: null, chapter: null, retry_after: 60 });

test("what the server refuses is told in its own words, anything else in ours", () => {
  expect(inWords(refused("Guests may have 30 games."))).toBe("Guests may have 30 games.");
  expect(inWords(refused(""))).toBe("(failed)");
  expect(inWords(new TypeError("Failed to fetch"))).toBe("(failed)");
});

test("what went wrong is told until one tries again", async () => {
  const told: string[] = [];
  const tell = (words: string): number => told.push(words);
  await attempt(tell, () => Promise.reject(refused("Wait a little.")));
  await attempt(tell, () => Promise.resolve("done"));
  expect(told).toEqual(["", "Wait a little.", ""]);
});

test("an attempt never fails itself", async () => {
  await expect(attempt(() => undefined, async () => { throw new Error("anything"); })).resolves.toBeUndefined();
});
