import { expect, test, vi } from "vitest";
import { get, patch, post } from "../src/lib/api/client";
import type { Offer } from "../src/lib/api/types";
import { lastGivingUp } from "../src/lib/shell/moveCosts";

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

test("what gives the game up comes last, the rest stays in its order", () => {
  const offers = ["resign", "pass", "build"].map((move) => ({ move, gives_up: move === "resign" }) as Offer);
  expect(lastGivingUp(offers).map((offer) => offer.move)).toEqual(["pass", "build", "resign"]);
  const safe = offers.slice(1);
  expect(lastGivingUp(safe)).toBe(safe);
});
