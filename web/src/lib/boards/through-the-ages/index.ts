import { addIcons } from "$lib/icons/Icon.svelte";
import type { CardInfo } from "$lib/api/types";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Others from "./Others.svelte";

/** The art is large and comes after the board. */
export const art = import("virtual:icons/through-the-ages").then((found) => addIcons(found.default));

/** What one means by using a card that cannot be used now: to take it, as the server then explains. */
function attempt(card: CardInfo): string | null {
  return card["deck"] === "civil" ? `take ${card.slug}` : null;
}

const panel = ["culture", "science", "strength", "food", "resources", "ca", "ma"];
export default { Asked, Board, Mine, More, Others, attempt, panel };
