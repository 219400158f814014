import { expect, test } from "vitest";
import { around, beside } from "../src/lib/tutorials/beside";
import { fits, Lesson, pointsOf, type LessonData } from "../src/lib/tutorials/lesson.svelte";

const scene = (...moves: string[]) => ({ offers: moves.map((move) => ({ move })) as never[] });
const text = { en: "", ru: "", el: "" };
const deal = { players: 1, seed: 0, seats: ["you"], options: {}, answers: [] };

test("patterns", () => {
  expect(fits(["raise *"], ["raise rome"])).toBe(true);
  expect(fits(["raise rome"], ["raise egypt", "skip"])).toBe(false);
});

test("a lesson goes on when the move it waits for was made", () => {
  const lesson = new Lesson({ game: "", deal, steps: [{ text, wait: ["a"] }, { text }] });
  lesson.watch(scene("a", "b"));
  expect(lesson.at).toBe(0);
  lesson.allows("a");
  lesson.watch(scene("b"));
  expect(lesson.at).toBe(1);
});

test("another move never takes the lesson on, and the lesson is taken up again where it can be", () => {
  const steps = [{ text, wait: ["a"] }, { text, wait: ["b"] }, { text, wait: ["c"] }, { text, wait: ["d"], resume: true }, { text }];
  const lesson = new Lesson({ game: "", deal, steps });
  lesson.watch(scene("a", "x"));
  lesson.allows("x");
  lesson.allows("x"); // all the same
  lesson.watch(scene("b", "c", "y"));
  expect([lesson.at, lesson.lost, lesson.pointed]).toEqual([0, true, []]);
  expect(lesson.allows("y")).toBe(true);
  lesson.watch(scene()); // others move
  expect([lesson.at, lesson.lost]).toEqual([0, true]);
  lesson.watch(scene("d", "c"));
  expect([lesson.at, lesson.lost]).toEqual([3, false]);
});

test("a move that is taken back leaves the lesson where it was", () => {
  const lesson = new Lesson({ game: "", deal, steps: [{ text, wait: ["a"] }, { text }] });
  lesson.watch(scene("a", "x"));
  lesson.watch(scene("y"));
  expect(lesson.lost).toBe(true);
  lesson.watch(scene("a", "x"));
  expect([lesson.at, lesson.lost]).toEqual([0, false]);
});

test("a page that was loaded again while the awaited move was on its way goes on with the next step", () => {
  const lesson = new Lesson({ game: "", deal, steps: [{ text, wait: ["a"] }, { text, wait: ["done"] }, { text }] });
  lesson.watch(scene("done"));
  expect([lesson.at, lesson.lost]).toEqual([1, false]);
});

test("a step points at one thing, at several, or at none", () => {
  expect([undefined, "x", ["x", "y"]].map((point) => pointsOf({ text, point } as never))).toEqual([[], ["x"], ["x", "y"]]);
});

test("a move that the step does not mean is held back, and goes when it is asked for again", () => {
  const lesson = new Lesson({ game: "", deal, steps: [{ text, wait: ["a"] }, { text }] });
  lesson.watch(scene("a", "b"));
  expect([lesson.allows("b"), lesson.held]).toEqual([false, "b"]);
  expect([lesson.allows("b"), lesson.held]).toEqual([true, null]);
  expect(lesson.allows("a")).toBe(true);
});

test("a move that can be made again takes the lesson on once it has counted", () => {
  const lesson = new Lesson({ game: "", deal, steps: [{ text, wait: ["a"] }, { text, wait: ["a"] }, { text }] });
  const after = (number: number) => ({ ...scene("a", "b"), view: { seat: 0, may_change: [], number } as never });
  lesson.watch(after(1));
  lesson.watch(after(2)); // somebody else moved
  expect(lesson.at).toBe(0);
  lesson.allows("a");
  lesson.watch(after(2)); // the same moment once more
  expect(lesson.at).toBe(0);
  lesson.watch(after(3));
  expect(lesson.at).toBe(1);
  lesson.watch(after(4));
  expect(lesson.at).toBe(1);
});

test("whose answer is sealed waits for the others, though it could be changed", () => {
  const text = { en: "", ru: "", el: "" };
  const steps = ["done", "choose b"].map((move) => ({ text, wait: [move] }));
  const lesson = new Lesson({ game: "x", deal: { players: 2, seed: 1, seats: [], options: {}, answers: [] }, steps });
  const offers = (...moves: string[]): never => moves.map((move) => ({ move })) as never;
  lesson.watch({ offers: offers("done", "drop a") });
  lesson.allows("done");
  lesson.watch({ offers: offers("choose c"), view: { seat: 0, may_change: [0] } as never });
  expect(lesson.at).toBe(1);
  lesson.watch({ offers: offers("choose b"), view: { seat: 0, may_change: [] } as never });
  expect(lesson.at).toBe(1);
});

test("the voice stands beside its target, and never upon it", () => {
  const room = { left: 0, top: 60, width: 390, height: 700 };
  const voice = { width: 370, height: 200 };
  for (const target of [{ left: 10, top: 100, width: 100, height: 80 }, { left: 200, top: 600, width: 100, height: 100 }]) {
    const { left, top } = beside(target, voice, room)!;
    expect(left >= 0 && left + voice.width <= 390 && top >= 60 && top + voice.height <= 760).toBe(true);
    expect(top >= target.top + target.height || top + voice.height <= target.top).toBe(true);
  }
  expect(beside({ left: 10, top: 300, width: 300, height: 100 }, { width: 300, height: 200 }, { ...room, width: 1440 })!.left).toBeGreaterThan(310);
});

test("the voice covers no sheet that lies open, and folds where no place is free", () => {
  const room = { left: 0, top: 60, width: 390, height: 700 };
  const sheet = { left: 0, top: 400, width: 390, height: 360 };
  const place = beside(null, { width: 370, height: 200 }, room, [sheet])!;
  expect(place.top + 200).toBeLessThanOrEqual(400);
  expect(beside(null, { width: 370, height: 200 }, room, [{ left: 0, top: 60, width: 390, height: 640 }])).toBeNull();
});

test("several things are framed together", () => {
  const boxes = [{ left: 10, top: 20, width: 30, height: 10 }, { left: 5, top: 50, width: 10, height: 10 }];
  expect(around(boxes)).toEqual({ left: 5, top: 20, width: 35, height: 40 });
  expect(around([])).toBeNull();
});

const lessons = import.meta.glob<{ default: LessonData }>("../src/lib/boards/*/tutorial.json", { eager: true });

test.each(Object.entries(lessons))("every step of %s speaks three languages", (file, { default: data }) => {
  expect(file).toContain(`/${data.game}/tutorial.json`);
  for (const step of data.steps) {
    expect(Object.keys(step.text).sort()).toEqual(["el", "en", "ru"]);
    expect(Object.values(step.text).every((words) => words.length > 20)).toBe(true);
  }
});
