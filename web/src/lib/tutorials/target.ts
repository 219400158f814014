/** Finds on the screen what a step of a tutorial speaks of: nothing of a rival, and nothing that is hidden. */
import type { Step } from "./lesson.svelte";
import { fits, pointsOf } from "./lesson.svelte";

const seen = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};
const all = (query: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(query)].filter((node) => seen(node) && !node.closest("[data-rivals]"));

/** The line of an open menu or card sheet that the step waits for, or what the table asks before a turn ends. */
export function chosenLine(step: Step): HTMLElement | undefined {
  const asked = document.querySelector<HTMLElement>(".checklist");
  if (asked) return asked;
  const lines = [...document.querySelectorAll<HTMLElement>("[role=dialog] [data-move], .card-sheet [data-move]")];
  return lines.find((line) => seen(line) && fits(step.wait ?? [], [line.dataset["move"] ?? ""]));
}

/** What lies open over the table: the voice keeps away from it. */
export const sheets = (): HTMLElement[] => all("dialog[open], .card-sheet.below, [role=dialog]");

/** The things themselves; of one thing that is drawn twice, the first. */
export function thingsOf(step: Step): HTMLElement[] {
  const points = pointsOf(step);
  const parts = points.filter((point) => point.startsWith("part:"));
  if (parts.length) return parts.flatMap((part) => all(`[data-part~="${part.slice(5)}"]`).slice(0, 1));
  const lit = all("main .pointed:not([data-move])");
  if (points.length > 1) return lit;
  return lit.length ? lit.slice(0, 1) : all(".bar .pointed").slice(0, 1);
}

/** The things, or at least their line in the list of moves. */
export function targetsOf(step: Step): HTMLElement[] {
  const things = thingsOf(step);
  return things.length || !pointsOf(step).length ? things : all(".pointed").slice(0, 1);
}
