/** Finds on the screen what a step of a tutorial speaks of: one thing, and nothing of a rival. */
import type { Step } from "./lesson.svelte";
import { fits } from "./lesson.svelte";

const seen = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};
const first = (query: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(query)].find((node) => seen(node) && !node.closest("[data-rivals]"));

/** The line of an open menu or card sheet that the step waits for, or what the table asks before a turn ends. */
export function chosenLine(step: Step): HTMLElement | undefined {
  const asked = document.querySelector<HTMLElement>(".checklist");
  if (asked) return asked;
  const lines = [...document.querySelectorAll<HTMLElement>("[role=dialog] [data-move], .card-sheet [data-move]")];
  return lines.find((line) => seen(line) && fits(step.wait ?? [], [line.dataset["move"] ?? ""]));
}

/** The thing itself. */
export function thingOf(step: Step): HTMLElement | undefined {
  if (!step.point) return undefined;
  if (step.point.startsWith("part:")) return first(`[data-part~="${step.point.slice(5)}"]`);
  return first("main .pointed:not([data-move])") ?? first(".bar .pointed");
}

/** The thing, or at least its line in the list of moves. */
export const targetOf = (step: Step): HTMLElement | undefined => thingOf(step) ?? (step.point ? first(".pointed") : undefined);
