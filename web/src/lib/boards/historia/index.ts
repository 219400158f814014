import { addIcons } from "$lib/icons/Icon.svelte";
import type { CardInfo, Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";
import { signed } from "$lib/words";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Others from "./Others.svelte";
import Rival from "./Rival.svelte";
import { endPoints, type GameStateView } from "./view";

/** The art is large and comes after the board. */
export const art = import("virtual:icons/historia").then((found) => addIcons(found.default));
const VERBS: Record<string, string> = { action: "choose ", adviser: "choose ", wonder: "build ", leader: "take ", civilization: "take ", power: "command " };

/** What one means by using a card that cannot be used now. */
function attempt(card: CardInfo, scene: Scene): string | null {
  const verb = VERBS[card.kind];
  if (verb === undefined) return null;
  const { players, seat } = scene.view as GameStateView;
  if (players[seat]?.wonders.includes(card.slug)) return `activate ${card.slug}`;
  return card.kind === "power" ? `${verb}${card.slug} 0` : verb + card.slug;
}

/** What the end of the turn adds to the points. */
function parts(scene: Scene, seat: number, key: string, book: Book): [string, string][] {
  return key === "vp" ? endPoints(scene, book, seat).map(([name, vp]) => [name, signed(vp)]) : [];
}

const panel = ["vp", "technology", "military", "ready", "used", "territories"];
export default { Asked, Board, Mine, More, Others, Rival, attempt, panel, parts, leads: "civilization", marks: true };
