import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../src/lib/api/types";

vi.mock("../src/lib/session.svelte", () => ({ session: { speed: 250, taste: { speed: 250 } }, t: (id: string) => id }));
const { Pacing } = await import("../src/lib/pacing.svelte");

let shown: Scene[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  shown = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A scene after so many moves, the last by a seat; whom it waits for. */
function scene(version: number, number: number, mover: number, waiting: number[]): Scene {
  const line = { number, mover, seat: mover, automaton: null, did: "moves", text: "", subject: null, source: null, from: null, to: "egypt" };
  return { version, number, seat: 0, view: { waiting }, log: [line] } as unknown as Scene;
}

function begun(): InstanceType<typeof Pacing> {
  const pacing = new Pacing(() => shown.at(-1) ?? null, (one) => shown.push(one));
  pacing.take(scene(6, 6, 2, [0]));
  pacing.take(scene(7, 7, 0, [1]));
  expect(shown.map((one) => one.version)).toEqual([6, 7]);
  return pacing;
}

test("a sealed answer does not cut short the move that is shown", () => {
  const pacing = begun();
  pacing.take(scene(8, 8, 1, [0, 1, 2]));
  pacing.take(scene(9, 8, 1, [0, 2]));
  expect(pacing.told?.things.has("egypt")).toBe(true);
  expect(shown.at(-1)?.version).toBe(7);
  vi.advanceTimersByTime(300);
  expect(shown.map((one) => one.version)).toEqual([6, 7, 8, 9]);
  pacing.take(scene(10, 8, 1, [0]));
  expect(shown.at(-1)?.version).toBe(10);
  expect(pacing.told, "what was done is still told").not.toBeNull();
  vi.advanceTimersByTime(600);
  expect(pacing.told).toBeNull();
});

test("a press that has nothing more to show is not spent", () => {
  const pacing = begun();
  pacing.take(scene(8, 8, 1, [0, 1]));
  expect(pacing.finish()).toBe(true);
  pacing.take(scene(9, 8, 1, [0]));
  expect(pacing.finish()).toBe(false);
  expect(shown.at(-1)?.version).toBe(9);
});
