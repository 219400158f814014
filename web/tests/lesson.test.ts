import { expect, test } from "vitest";
import { beside } from "../src/lib/tutorials/beside";
import { fits, Lesson, type LessonData } from "../src/lib/tutorials/lesson.svelte";

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
  lesson.watch(scene("b"));
  expect(lesson.at).toBe(1);
});

test("a step that does not suit is left out, but not while others move", () => {
  const steps = [{ text }, { text, when: ["a"], wait: ["a"] }, { text, when: ["b"] }];
  const lesson = new Lesson({ game: "", deal, steps });
  lesson.watch(scene());
  lesson.next();
  expect(lesson.at).toBe(1);
  lesson.watch(scene("b"));
  expect(lesson.at).toBe(2);
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
  const steps = ["done", "choose b"].map((move) => ({ text, wait: [move], when: [move] }));
  const lesson = new Lesson({ game: "x", deal: { players: 2, seed: 1, seats: [], options: {}, answers: [] }, steps });
  const offers = (...moves: string[]): never => moves.map((move) => ({ move })) as never;
  lesson.watch({ offers: offers("done", "drop a") });
  lesson.watch({ offers: offers("choose c"), view: { seat: 0, may_change: [0] } as never });
  expect(lesson.at).toBe(1);
  lesson.watch({ offers: offers("choose b"), view: { seat: 0, may_change: [] } as never });
  expect(lesson.at).toBe(1);
});

test("the voice stands beside its target, and never upon it", () => {
  const room = { left: 0, top: 60, width: 390, height: 700 };
  const voice = { width: 370, height: 200 };
  for (const target of [{ left: 10, top: 100, width: 100, height: 80 }, { left: 200, top: 600, width: 100, height: 100 }]) {
    const { left, top } = beside(target, voice, room);
    expect(left >= 0 && left + voice.width <= 390 && top >= 60 && top + voice.height <= 760).toBe(true);
    expect(top >= target.top + target.height || top + voice.height <= target.top).toBe(true);
  }
  expect(beside({ left: 10, top: 300, width: 300, height: 100 }, { width: 300, height: 200 }, { ...room, width: 1440 }).left).toBeGreaterThan(310);
});

const lessons = import.meta.glob<{ default: LessonData }>("../src/lib/boards/*/tutorial.json", { eager: true });

test.each(Object.entries(lessons))("every step of %s speaks three languages", (file, { default: data }) => {
  expect(file).toContain(`/${data.game}/tutorial.json`);
  for (const step of data.steps) {
    expect(Object.keys(step.text).sort()).toEqual(["el", "en", "ru"]);
    expect(Object.values(step.text).every((words) => words.length > 20)).toBe(true);
  }
});
