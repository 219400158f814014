/** A tutorial is data: steps that point at a ref, wait for a move, and explain. This walks through them. */
import type { Lang, Scene } from "$lib/api/types";

export interface Step {
  text: Record<Lang, string>;
  /** The ref to look at. */
  point?: string;
  /** Moves that take the lesson on; `*` at the end stands for anything. Without it there is a button "Next". */
  wait?: string[];
  /** Leave the step out unless one of these moves is offered. */
  when?: string[];
}

export interface LessonData {
  game: string;
  deal: { players: number; seed: number; seats: string[]; options: Record<string, boolean | string> };
  steps: Step[];
}

/** The folder of a board may hold a lesson, which is fetched when somebody learns. */
const lessons = import.meta.glob<{ default: LessonData }>("../boards/*/tutorial.json");
const own = (game: string): (() => Promise<{ default: LessonData }>) | undefined =>
  lessons[`../boards/${game}/tutorial.json`];

export class Lesson {
  at = $state(0);
  private offered: readonly string[] = [];

  constructor(private readonly data: LessonData) {}

  get deal(): LessonData["deal"] {
    return this.data.deal;
  }

  get step(): Step | undefined {
    return this.data.steps[this.at];
  }

  get length(): number {
    return this.data.steps.length;
  }

  get pointed(): string | null {
    return this.step?.point ?? null;
  }

  next(): void {
    this.at++;
    this.leaveOut();
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** Sees every scene. What was waited for has been done when it was offered and is so no more. */
  watch(scene: Pick<Scene, "offers">): void {
    const before = this.offered;
    this.offered = scene.offers.map((offer) => offer.move);
    const wait = this.step?.wait;
    if (wait && fits(wait, before) && !fits(wait, this.offered)) this.at++;
    this.leaveOut();
  }

  /** Passes over steps that do not suit what can be done now; while others move it waits. */
  private leaveOut(): void {
    while (this.offered.length && this.step?.when && !fits(this.step.when, this.offered)) this.at++;
  }
}

/** Tells whether any of the moves fits one of the patterns. */
export function fits(patterns: readonly string[], moves: readonly string[]): boolean {
  return patterns.some((pattern) =>
    moves.some((move) => (pattern.endsWith("*") ? move.startsWith(pattern.slice(0, -1)) : move === pattern)),
  );
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  const found = await own(game)?.();
  return found ? new Lesson(found.default) : null;
}

export const hasLesson = (game: string): boolean => own(game) !== undefined;
