import { addIcons } from "$lib/icons/Icon.svelte";
import type { CardInfo } from "$lib/api/types";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Others from "./Others.svelte";

/** The art is large and comes after the board. */
export const art = import("virtual:icons/age-of-civilization").then((found) => addIcons(found.default));
const VERBS: Record<string, string> = {
  civilization: "raise ",
  technology: "research ",
  special_technology: "research ",
  wonder: "wonder ",
  special_card: "buy ",
  order: "caravan ",
  action: "",
  special_action: "",
};

/** What one means by using a card that cannot be used now. */
function attempt(card: CardInfo): string | null {
  const verb = VERBS[card.kind];
  if (verb === undefined || card.slug === "plague") return null;
  return card.slug === "research" ? "research writing" : verb + card.slug;
}

export default { Board, Mine, More, Others, attempt };
