import { addIcons } from "$lib/icons/Icon.svelte";
import type { CardInfo, Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";
import { signed } from "$lib/words";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Others from "./Others.svelte";
import Rival from "./Opened.svelte";
import type { GameStateView } from "./view";

/** The art is large and comes after the board. */
export const art = import("virtual:icons/through-the-ages").then((found) => addIcons(found.default));

/** What one means by using a card that cannot be used now: to take it, as the server then explains. */
function attempt(card: CardInfo): string | null {
  return card["deck"] === "civil" ? `take ${card.slug}` : null;
}

const RATINGS: Record<string, number> = { science: 0, culture: 1, strength: 2, happiness: 3 };

/** Points come by the rating of the cards in play; food and resources by what farms and mines give, less what is eaten and lost. */
function parts(scene: Scene, seat: number, key: string, book: Book): [string, string][] {
  const player = (scene.view as GameStateView).players[seat];
  const rating = RATINGS[key];
  if (player && rating !== undefined) return (player.rating_rows[rating] ?? []).map(([slug, n]) => [book.name(slug), signed(n)]);
  const later = scene.panels.find((one) => one.seat === seat)?.end_of_turn ?? {};
  const made = { food: ["food_production", "consumption"], resources: ["resource_production", "corruption"] }[key] ?? [];
  return made.flatMap((name, at): [string, string][] => (later[name] ? [[book.known(name) ?? name, signed(at ? -later[name] : later[name])]] : []));
}

const panel = ["culture", "science", "strength", "food", "resources", "ca", "ma"];
export default { Asked, Board, Mine, More, Others, Rival, attempt, panel, parts };
