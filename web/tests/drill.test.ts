import { expect, test } from "vitest";
import { byTarget, byThing, isPickedFirst, MANY, startingAt, targetOf, touched } from "../src/lib/drill";
import { byCost, byStart, isByThing, lines, type Titles } from "../src/lib/shell/moveGroups";
import { offer } from "./offers";

const walk = offer("walk a c", ["trader:0", "place:b", "place:c"], 2);
const near = offer("walk a b", ["trader:0", "place:b"], 1);
const rest = offer("rest", ["trader:0"]);
const take = offer("take rome", ["card:rome"]);
const done = offer("done", ["button:done"]);
const names = (offers: readonly { move: string }[] | undefined): string[] => (offers ?? []).map((one) => one.move);
const titles: Titles = { free: "free", turn: "turn", giveUp: "give up", destroy: "destroy", thing: (ref) => `thing ${ref}` };

test("moves are found by what they touch", () => {
  const found = byThing([take, offer("annex rome", ["card:rome"]), done]);
  expect(names(found.get("card:rome"))).toEqual(["take rome", "annex rome"]);
  expect(found.get("button:done")).toHaveLength(1);
});

test("a place that a move only goes through does not use it, other things do", () => {
  expect(touched(walk)).toEqual(["trader:0", "place:c"]);
  expect(touched(offer("x", ["card:a", "seat:1", "card:b"]))).toEqual(["card:a", "seat:1", "card:b"]);
  expect(names(byThing([walk, near]).get("place:b"))).toEqual(["walk a b"]);
});

test("a move ends at its last thing, unless it stays where it is", () => {
  expect(targetOf(walk)).toBe("place:c");
  expect(targetOf(rest)).toBeNull();
  expect(targetOf(offer("hold", ["place:a", "place:a"]))).toBeNull();
});

test("what leads to several places is picked first; what has one end or a few cards is not", () => {
  expect(isPickedFirst([walk, near, rest], ["trader:0"])).toBe(true);
  expect(isPickedFirst([walk, rest], ["trader:0"])).toBe(false);
  const cards = (n: number): ReturnType<typeof offer>[] => Array.from({ length: n }, (_, at) => offer(`use ${at}`, ["card:a", `card:t${at}`]));
  expect(isPickedFirst(cards(MANY), ["card:a"])).toBe(false);
  expect(isPickedFirst(cards(MANY + 1), ["card:a"])).toBe(true);
});

test("a thing is not picked for moves that only end at it", () => {
  expect(isPickedFirst([walk, near], ["place:c"])).toBe(false);
});

test("what was picked leaves its own moves, found by where they end", () => {
  const left = startingAt([walk, take, near, rest], ["trader:0"]);
  expect(names(left)).toEqual(["walk a c", "walk a b", "rest"]);
  const ends = byTarget(left);
  expect([...ends.keys()]).toEqual(["place:c", "place:b"]);
  expect(names(ends.get("place:c"))).toEqual(["walk a c"]);
});

test("a short list is grouped by cost, a long one by the thing that moves start from", () => {
  const many = Array.from({ length: MANY + 1 }, (_, at) => offer(`walk ${at}`, ["trader:0", `place:p${at}`], at % 2));
  expect(isByThing([walk, near, take])).toBe(false);
  expect(isByThing(many)).toBe(true);
  expect(isByThing(Array.from({ length: 101 }, (_, at) => offer(`take ${at}`, [`card:${at}`])))).toBe(true);
  expect(byCost([near, walk, take, done], titles).map((group) => group.title)).toEqual(["1 steps", "2 steps", "free", "turn"]);
  expect(byStart([...many, take, done], titles).map(({ title, folds, offers }) => [title, folds, offers.length])).toEqual([
    ["thing trader:0", true, MANY + 1],
    ["free", false, 1],
    ["turn", false, 1],
  ]);
});

test("no move is lost between the groups", () => {
  const all = [walk, near, rest, take, done, offer("resign", ["button:resign"])];
  const listed = byStart(all, titles).flatMap((group) => names(group.offers));
  expect([...listed].sort()).toEqual(names(all).sort());
});

test("a folded group shows its moves when it is open", () => {
  const groups = byStart([walk, near, done], titles);
  expect(lines(groups, () => false).map((line) => line.offer?.move ?? line.head?.title)).toEqual(["thing trader:0", "turn", "done"]);
  expect(lines(groups, (group) => group.key === "trader:0")).toHaveLength(5);
});
