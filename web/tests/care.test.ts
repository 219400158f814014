import { expect, test, vi } from "vitest";
import { get, patch, post } from "../src/lib/api/client";
import type { Offer } from "../src/lib/api/types";
import { inOrder } from "../src/lib/shell/moveCosts";

test("only small changes are told even when the page is left", async () => {
  const sent: (boolean | undefined)[] = [];
  vi.stubGlobal("fetch", async (_: string, how: RequestInit) => {
    sent.push(how.keepalive);
    return new Response(null, { status: 204 });
  });
  await get("/me");
  await patch("/me", { theme: "dark" });
  await post("/records", { text: "a long record: a browser refuses to keep more than 64 KiB alive" });
  vi.unstubAllGlobals();
  expect(sent).toEqual([false, true, false]);
});

test("useful moves come first, then the end of the turn, what destroys, and what gives the game up", () => {
  const of = (move: string): Offer =>
    ({ move, gives_up: move === "resign", destroys: move === "destroy", refs: move === "done" ? ["button:done"] : [] }) as unknown as Offer;
  const offers = ["resign", "take", "destroy", "done", "build"].map(of);
  expect(inOrder(offers).map((offer) => offer.move)).toEqual(["take", "build", "done", "destroy", "resign"]);
  const safe = ["take", "build", "done"].map(of);
  expect(inOrder(safe)).toBe(safe);
});
