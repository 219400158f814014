/** A tutorial is data: steps that point at a ref, wait for a move, and explain. This walks through them. */
import type { Lang, Scene } from "$lib/api/types";

export interface Step {
  text: Record<Lang, string>;
  /** What to look at: a ref, or a part of the table (`part:log`, `part:moves`, `part:rivals`); several are framed together. */
  point?: string | string[];
  /** Moves that take the lesson on; `*` at the end stands for anything. Without it there is a button "Next". */
  wait?: string[];
  /** A learner who went their own way is taken up here again, when one of the awaited moves is offered. */
  resume?: boolean;
}

export interface LessonData {
  game: string;
  /** The same cards for everybody who learns, and the moves that each rival makes, in order. */
  deal: { players: number; seed: number; seats: string[]; options: Record<string, boolean | string>; answers: string[][] };
  steps: Step[];
}

/** The folder of a board may hold a lesson, which is fetched when somebody learns. */
const lessons = import.meta.glob<{ default: LessonData }>("../boards/*/tutorial.json");
const own = (game: string): (() => Promise<{ default: LessonData }>) | undefined =>
  lessons[`../boards/${game}/tutorial.json`];

export class Lesson {
  at = $state(0);
  /** Another move than the step means; it waits until the learner has thought again. */
  held = $state<string | null>(null);
  /** The learner has made another move, and what the step waits for cannot be done now. */
  lost = $state(false);
  private offered: readonly string[] = [];
  /** How many moves had been made when the one that the step means was sent; null: it was not. */
  private sent: number | null = null;
  private made = 0;
  /** Nothing was seen yet: the page was loaded, perhaps while a move was on its way. */
  private fresh = true;

  /** `store` keeps how far somebody has come, under a key of the table. */
  constructor(
    private readonly data: LessonData,
    private readonly key = "",
    private readonly store: Pick<Storage, "getItem" | "setItem"> | null = null,
  ) {
    this.at = Number((key && store?.getItem(key)) || 0);
  }

  get game(): string {
    return this.data.game;
  }

  get deal(): LessonData["deal"] {
    return this.data.deal;
  }

  get step(): Step | undefined {
    return this.data.steps[this.at];
  }

  get length(): number {
    return this.data.steps.length;
  }

  get last(): boolean {
    return this.at === this.length - 1;
  }

  get pointed(): readonly string[] {
    return this.lost ? [] : pointsOf(this.step);
  }

  next(): void {
    this.go(this.at + 1);
    this.find();
  }

  back(): void {
    this.go(Math.max(0, this.at - 1));
  }

  leave(): void {
    this.go(this.length);
  }

  /** Holds a move back that is not the one the step waits for; asked again, it lets it go. */
  allows(move: string): boolean {
    const awaited = fits(this.step?.wait ?? [], [move]);
    const meant = !this.step?.wait || !this.offered.length || this.lost || awaited || this.held === move;
    this.held = meant ? null : move;
    this.sent = awaited ? this.made : null;
    return meant;
  }

  /** Sees every scene. What was waited for has been done when it was sent from here, and has counted or is offered no
      more. Whose answer is sealed could still change it, but is asked nothing: the lesson waits for the others. */
  watch(scene: Pick<Scene, "offers"> & Partial<Pick<Scene, "view">>): void {
    const sealed = scene.view?.may_change.includes(scene.view.seat) ?? false;
    this.offered = sealed ? [] : scene.offers.map((offer) => offer.move);
    this.made = scene.view?.number ?? 0;
    const wait = this.step?.wait;
    if (wait && this.sent !== null && (this.made > this.sent || !fits(wait, this.offered))) this.go(this.at + 1);
    this.find();
    if (this.offered.length) this.fresh = false;
  }

  private go(at: number): void {
    this.at = at;
    this.held = null;
    this.sent = null;
    this.lost = false;
    if (this.key) this.store?.setItem(this.key, String(at));
  }

  /** Stays where the learner is: after another move the lesson waits until it can be taken up again, here or later on. */
  private find(): void {
    const wait = this.step?.wait;
    if (!this.offered.length) return; // others move
    if (!wait || fits(wait, this.offered)) {
      this.lost = false;
      return;
    }
    const from = this.at + 1;
    const later = this.data.steps.findIndex(
      (step, at) => at >= from && (step.resume || (this.fresh && at === from)) && step.wait && fits(step.wait, this.offered),
    );
    if (later >= 0) this.go(later);
    else this.lost = true;
  }
}

/** What a step points at. */
export const pointsOf = (step: Step | undefined): readonly string[] =>
  step?.point === undefined ? [] : typeof step.point === "string" ? [step.point] : step.point;

/** Tells whether any of the moves fits one of the patterns. */
export function fits(patterns: readonly string[], moves: readonly string[]): boolean {
  return patterns.some((pattern) =>
    moves.some((move) => (pattern.endsWith("*") ? move.startsWith(pattern.slice(0, -1)) : move === pattern)),
  );
}

export async function lessonOf(game: string, table = ""): Promise<Lesson | null> {
  const found = await own(game)?.();
  return found ? new Lesson(found.default, table && `ecumene-lesson-${table}`, sessionStorage) : null;
}

export const hasLesson = (game: string): boolean => own(game) !== undefined;
