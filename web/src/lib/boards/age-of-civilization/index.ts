import { addIcons } from "$lib/icons/Icon.svelte";
import type { CardInfo, Scene } from "$lib/api/types";
import { t } from "$lib/session.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Others from "./Others.svelte";
import Rival from "./Rival.svelte";
import type { GameStateView } from "./view";

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

/** Workers are free, or stand on actions until the turn ends. */
function parts(scene: Scene, seat: number, key: string): [string, string][] {
  const view = scene.view as GameStateView;
  if (key !== "workers") return [];
  const busy = view.slots?.seat === seat ? view.slots.workers : 0;
  return [[t("aoc-free"), String((view.players[seat]?.workers ?? 0) - busy)], [t("aoc-at-work"), String(busy)]];
}

export default { Board, Mine, More, Others, Rival, attempt, parts };
