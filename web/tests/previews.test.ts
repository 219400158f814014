import { expect, test, vi } from "vitest";
import type { Preview } from "../src/lib/api/types";
import { Previews } from "../src/lib/previews.svelte";

const told = (move: string): Preview => ({ move, chances: [], lines: [move], net: [], end_of_turn: [], summary: "", warnings: [], stops: null });

test("what is looked at in one moment is asked for in one request, and only once", async () => {
  const ask = vi.fn(async (moves: string[]) => moves.map(told));
  const previews = new Previews(ask);
  for (const move of ["a", "b", "a"]) previews.want(move);
  await vi.waitFor(() => expect(previews.of("b")?.lines).toEqual(["b"]));
  previews.want("a");
  await Promise.resolve();
  expect(ask.mock.calls).toEqual([[["a", "b"]]]);
});

test("an answer that comes after the table has moved on is not believed", async () => {
  let answer: (found: Preview[]) => void = () => undefined;
  const previews = new Previews(() => new Promise((resolve) => (answer = resolve)));
  previews.want("a");
  await Promise.resolve();
  previews.reset();
  answer([told("a")]);
  await Promise.resolve();
  await Promise.resolve();
  expect(previews.of("a")).toBeUndefined();
});

test("many moves are asked for in several requests; what failed is asked for again", async () => {
  const ask = vi.fn(async (moves: string[]) => moves.map(told));
  ask.mockRejectedValueOnce(new Error("offline"));
  const previews = new Previews(ask);
  for (let at = 0; at < 100; at++) previews.want(`move ${at}`);
  await vi.waitFor(() => expect(previews.of("move 99")).toBeDefined());
  expect(ask.mock.calls.map(([moves]) => moves.length)).toEqual([64, 36]);
  previews.want("move 0");
  await vi.waitFor(() => expect(previews.of("move 0")).toBeDefined());
});
