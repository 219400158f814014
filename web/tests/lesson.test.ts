import { expect, test } from "vitest";
import { fits, Lesson, type LessonData } from "../src/lib/tutorials/lesson.svelte";

const scene = (...moves: string[]) => ({ offers: moves.map((move) => ({ move })) as never[] });
const text = { en: "", ru: "", el: "" };
const deal = { players: 1, seed: 0, seats: ["you"], options: {} };

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

const lessons = import.meta.glob<{ default: LessonData }>("../src/lib/boards/*/tutorial.json", { eager: true });

test.each(Object.entries(lessons))("every step of %s speaks three languages", (file, { default: data }) => {
  expect(file).toContain(`/${data.game}/tutorial.json`);
  for (const step of data.steps) {
    expect(Object.keys(step.text).sort()).toEqual(["el", "en", "ru"]);
    expect(Object.values(step.text).every((words) => words.length > 20)).toBe(true);
  }
});
