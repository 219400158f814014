/** A card that leaves one place and comes to another is seen to travel; what it changes is told when it has come. */
import { crossfade, fade } from "svelte/transition";
import { session } from "../session.svelte";

export const [send, receive] = crossfade({
  duration: () => session.speed,
  fallback: (node) => fade(node, { duration: session.speed }),
});

const waiting = new Set<() => void>();

/** Calls back when what moves now has come to rest; returns how to call it off. */
export function rest(done: () => void): () => void {
  if (!session.speed) {
    done();
    return () => undefined;
  }
  const finish = (): void => {
    clearTimeout(timer);
    if (waiting.delete(finish)) done();
  };
  const timer = setTimeout(finish, session.speed);
  waiting.add(finish);
  return () => {
    clearTimeout(timer);
    waiting.delete(finish);
  };
}

/** Brings everything that moves to its end at once: any key or click does. What points at something goes on. */
export function skip(): void {
  for (const moving of document.getAnimations()) {
    if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
  }
  for (const finish of [...waiting]) finish();
}
