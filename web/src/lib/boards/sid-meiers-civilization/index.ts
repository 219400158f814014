import { addIcons } from "$lib/icons/Icon.svelte";
import type { CardInfo, Scene } from "$lib/api/types";
import type { Book } from "$lib/gameWords.svelte";
import { signed } from "$lib/words";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import Rival from "./Seat.svelte";
import { sum, type GameStateView } from "./view";
import Ways from "./Ways.svelte";

/** The art is large and comes after the board. */
export const art = import("virtual:icons/sid-meiers-civilization").then((found) => addIcons(found.default));
const VERBS: Record<string, string> = { technology: "research ", building: "build ", wonder: "build ", event: "play ", government: "government ", unit: "train " };

/** What one means by using a thing that cannot be used now. */
function attempt(card: CardInfo): string | null {
  const verb = VERBS[card.kind];
  return verb === undefined || card.kind === "unit" ? null : verb + card.slug;
}

/** Trade and culture come from the cities. */
function parts(scene: Scene, seat: number, key: string, book: Book): [string, string][] {
  const player = (scene.view as GameStateView).players[seat];
  const rows = key === "trade" ? player?.trade_rows : key === "culture" ? player?.culture_rows : undefined;
  return (rows ?? []).map((row, at): [string, string] => [`${book.name(at ? "city" : "capital")} ${player!.cities[at]?.at ?? ""}`, signed(sum(row))]);
}

const panel = ["trade", "culture", "coins", "space", "pyramid"];
export default { Asked, Board, Mine, Others, Rival, Ways, attempt, panel, parts, leads: "civilization" };
