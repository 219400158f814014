/** A card that leaves one place and comes to another is seen to travel; what it changes is told when it has come. */
import { crossfade, fade } from "svelte/transition";
import { session } from "../session.svelte";

export const [send, receive] = crossfade({
  duration: () => session.speed,
  fallback: (node) => fade(node, { duration: session.speed }),
});

const waiting = new Set<() => void>();

/** Calls back once what has changed is on the screen, which a busy machine takes its time for; returns how to call it off. */
function whenDrawn(done: () => void): () => void {
  // The first frame is about to draw the change; the second comes when it was drawn.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(done)));
  return () => cancelAnimationFrame(frame);
}

/** Calls back when what moves now has come to rest; returns how to call it off. Nothing moves on a hidden page. */
export function rest(done: () => void): () => void {
  if (!session.speed || document.hidden) {
    done();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    stop();
    if (waiting.delete(finish)) done();
  };
  const undraw = whenDrawn(() => (timer = setTimeout(finish, session.speed)));
  const stop = (): void => {
    undraw();
    clearTimeout(timer);
  };
  waiting.add(finish);
  return () => {
    stop();
    waiting.delete(finish);
  };
}

/** What is shown move by move; each call shows the rest at once and tells whether there was any. */
const paced = new Set<() => boolean>();

/** Lets a pace be skipped; returns how to take it away. */
export function pace(finish: () => boolean): () => void {
  paced.add(finish);
  return () => paced.delete(finish);
}

/** The press or key that has skipped is spent: it does not use what has just come under it. */
function spend(event: Event): void {
  const at = event.target as Element;
  if (event instanceof KeyboardEvent) {
    if ((event.key === "Enter" || event.key === " ") && at.closest("[data-thing], .ends")) event.preventDefault();
  } else if (at.closest("[data-thing], .ends, [data-skip]") || !at.closest("a, button, input, label, select, summary, textarea")) {
    const swallow = (click: Event): void => {
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 400);
  }
}

/** Brings everything that moves to its end at once: any key or click does. What points at something goes on. */
export function skip(event?: Event): void {
  if ([...paced].map((finish) => finish()).some(Boolean) && event) spend(event);
  for (const moving of document.getAnimations()) {
    if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
  }
  for (const finish of [...waiting]) finish();
}
