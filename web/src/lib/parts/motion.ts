/** A card that leaves one place and comes to another is seen to travel. */
import { crossfade, fade } from "svelte/transition";
import { session } from "../session.svelte";

export const [send, receive] = crossfade({
  duration: () => session.speed,
  fallback: (node) => fade(node, { duration: session.speed }),
});
