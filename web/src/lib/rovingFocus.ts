/** Roving focus: one stop for Tab in a group, arrow keys inside it, by where things lie on the screen. */
import type { Attachment } from "svelte/attachments";

const THING = "[data-thing]:not(:disabled)";
/** Scrolls no further than needed. */
export const nearest: ScrollIntoViewOptions = { block: "nearest", inline: "nearest" };
type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const roving: Attachment<HTMLElement> = (group) => {
  /** What is folded away has a place on the page, but takes no focus. */
  const things = () => [...group.querySelectorAll<HTMLElement>(THING)].filter((thing) => thing.offsetParent && thing.checkVisibility());

  function settle(): void {
    const all = things();
    if (!all.length) return; // nothing is seen yet: a stop for each, until something is
    const now = all.find((thing) => thing.tabIndex === 0 && thing === document.activeElement);
    const first = now ?? all.find((thing) => thing.tabIndex === 0) ?? all.find((thing) => "lit" in thing.dataset);
    for (const thing of group.querySelectorAll<HTMLElement>(THING)) thing.tabIndex = thing === (first ?? all[0]) ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(THING);
    if (!from || !group.contains(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = things();
    let to: HTMLElement | undefined;
    if (event.key === "Home") to = all[0];
    else if (event.key === "End") to = all.at(-1);
    else if (event.key.startsWith("Arrow")) to = neighbour(from, all, event.key as Way);
    if (!to) return;
    event.preventDefault();
    focus(to, all);
  }

  function focus(to: HTMLElement, all: HTMLElement[]): void {
    for (const thing of all) thing.tabIndex = thing === to ? 0 : -1;
    to.focus();
    to.scrollIntoView(nearest);
  }

  const entered = (event: FocusEvent): void => {
    const at = (event.target as HTMLElement).closest<HTMLElement>(THING);
    if (at && at.tabIndex !== 0) for (const thing of things()) thing.tabIndex = thing === at ? 0 : -1;
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", entered);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", move);
    group.removeEventListener("focusin", entered);
  };
};

/** Returns the nearest thing in a direction; along a line the next one in order will do. */
export function neighbour(from: HTMLElement, all: HTMLElement[], way: Way): HTMLElement | undefined {
  const here = centre(from);
  const across = way === "ArrowLeft" || way === "ArrowRight";
  const sign = way === "ArrowRight" || way === "ArrowDown" ? 1 : -1;
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const there = centre(thing);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (ahead <= 4) continue;
    const far = ahead + 3 * aside;
    if (far < least) [nearest, least] = [thing, far];
  }
  return nearest ?? all[all.indexOf(from) + sign];
}

function centre(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
