/** The console as a staircase: a module of the values a and b stands in row a and column b; doubles are the features. */
import { figure, ofKind, type Box, type PlayerView } from "./view";

export const VALUES = 6;

export interface Cell {
  slug: string;
  row: number;
  column: number;
  /** I to III; 0: a feature has no levels. */
  level: number;
  /** Markers on a feature. */
  markers: number;
  /** The fewest ideas that it takes now; null: nothing pays for it. */
  ideas: number | null;
  /** Those ideas are there. */
  payable: boolean;
  /** The type of cards that it installs, or nothing. */
  type: string;
}

/** The modules of a console; `ideas` is what each costs, `payable` whether they are there, as the table tells it. */
export function staircase(player: PlayerView, box: Box, ideas: readonly (number | null)[] = [], payable: readonly boolean[] = []): Cell[] {
  return [...ofKind(box, "module"), ...ofKind(box, "feature")].map((card, at) => {
    const [one, other] = card["dice"] as [number, number];
    return {
      slug: card.slug,
      row: Math.min(one, other),
      column: Math.max(one, other),
      level: card.kind === "module" ? (player.modules[at] ?? 1) : 0,
      markers: player.markers[card.slug] ?? 0,
      ideas: ideas[at] ?? null,
      payable: payable[at] ?? false,
      type: box.cards.has(`${card.slug}-stack`) ? card.slug : "",
    };
  });
}

export interface Stored {
  slug: string;
  n: number;
  /** Diamonds between this cell and the next, and whether they shine. */
  diamonds: number;
  active: boolean;
}

/** The storage, land by land; `shining` are the materials whose diamonds are active. */
export function storage(player: PlayerView, box: Box, shining: readonly string[]): { land: string; cells: Stored[] }[] {
  const found: { land: string; cells: Stored[] }[] = [];
  for (const card of ofKind(box, "material")) {
    const land = String(card["land"]);
    let group = found.find((each) => each.land === land);
    if (!group) found.push((group = { land, cells: [] }));
    group.cells.push({ slug: card.slug, n: player.markers[card.slug] ?? 0, diamonds: figure(card, "diamonds"), active: shining.includes(card.slug) });
  }
  return found;
}
