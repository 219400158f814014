import type { CardInfo } from "$lib/api/types";
import { addIcons } from "$lib/icons/Icon.svelte";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Others from "./Others.svelte";

/** The art is large and comes after the board. */
export const art = import("virtual:icons/civolution").then((found) => addIcons(found.default));

/** What one means by using a thing that cannot be used now. */
function attempt(card: CardInfo): string | null {
  return card.kind === "module" || card.kind === "feature" ? `activate ${card.slug}` : null;
}

export default { Asked, Board, Mine, More, Others, attempt, panel: ["points", "favour", "food", "ideas", "money", "diamonds", "people"] };
