/** The map square by square: what is printed there, what lies on it, and whose it is. */
import type { Book } from "$lib/gameWords.svelte";
import type { MapShape } from "$lib/parts/map/shape";
import { figure, some, spot, squareAt, type CivView } from "./view";

const SIDE = 4;

export interface CityAt {
  seat: number;
  index: number;
  at: string;
  walls: boolean;
  actions: number;
}

export interface Square {
  id: string;
  x: number;
  y: number;
  terrain: string;
  /** In force: of the marker where one lies, else what is printed. */
  production: number;
  trade: number;
  culture: number;
  coin: number;
  combat: number;
  resource: string;
  natural: boolean;
  /** Recommended for a capital. */
  home: boolean;
  marker: string;
  token: "" | "hut" | "village";
  disaster: boolean;
  /** No figure may leave it in this round. */
  locked: boolean;
  /** Whose outskirts or centre it is; -1: nobody's. */
  realm: number;
  city: CityAt | null;
}

const turned = <T>(squares: readonly T[]): T[] =>
  squares.map((_, at) => squares[(SIDE - 1 - (at % SIDE)) * SIDE + Math.floor(at / SIDE)]!);

/** The top left square of each tile, in the order in which the view lists them. */
export const corners = (shape: MapShape): string[] => [...new Set(shape.places.flatMap((place) => place.tile ?? []))];

export function cities(view: CivView): CityAt[] {
  return view.players.flatMap((player, seat) =>
    player.cities.map((city, index) => ({ seat, index, at: city.at, walls: city.walls > 0, actions: city.actions })),
  );
}

/** The squares around one, itself included, row by row. */
export function around(id: string): string[] {
  const { x, y } = spot(id);
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => (x + dx < 0 || y + dy < 0 ? [] : [squareAt(x + dx, y + dy)])));
}

export function chart(view: CivView, book: Book, shape: MapShape): Map<string, Square> {
  const found = new Map<string, Square>();
  corners(shape).forEach((corner, slot) => {
    const tile = book.card(view.tiles[slot] ?? "");
    if (!tile) return;
    let squares = (tile["squares"] as string[][]).flat();
    for (let turn = 0; turn < (view.turns[slot] ?? 0); turn++) squares = turned(squares);
    const { x, y } = spot(corner);
    squares.forEach((words, at) => {
      const square = printed(words, x + (at % SIDE), y + Math.floor(at / SIDE), book);
      found.set(square.id, square);
    });
  });
  for (const { at, terrain } of view.disasters) {
    const square = found.get(at);
    if (square) found.set(at, { ...printed(terrain, square.x, square.y, book), disaster: true });
  }
  for (const at of view.huts) if (found.has(at)) found.get(at)!.token = "hut";
  for (const at of view.villages) if (found.has(at)) found.get(at)!.token = "village";
  for (const at of view.locked) if (found.has(at)) found.get(at)!.locked = true;
  view.players.forEach((player) => {
    for (const { thing, at } of player.marks) cover(found.get(at), thing, book);
  });
  for (const city of cities(view)) {
    for (const id of around(city.at)) if (found.has(id)) found.get(id)!.realm = city.seat;
    const centre = found.get(city.at);
    if (centre) centre.city = city;
  }
  return found;
}

function printed(words: string, x: number, y: number, book: Book): Square {
  const [terrain = "", ...rest] = words.split(" ");
  const row = book.card(terrain);
  const natural = rest.includes("natural-wonder");
  return {
    id: squareAt(x, y), x, y, terrain,
    production: figure(row, "production"),
    trade: figure(row, "trade"),
    culture: figure(row, "culture") + (natural ? 1 : 0),
    coin: rest.includes("coin") ? 1 : 0,
    combat: 0,
    resource: rest.find((word) => book.card(word)?.kind === "resource") ?? "",
    natural,
    home: rest.includes("capital"),
    marker: "", token: "", disaster: false, locked: false, realm: -1, city: null,
  };
}

/** A marker hides what is printed below it. */
function cover(square: Square | undefined, thing: string, book: Book): void {
  const row = book.card(thing);
  if (!square || !some(thing) || !row) return;
  Object.assign(square, {
    marker: thing, resource: "", natural: false,
    production: figure(row, "production"), trade: figure(row, "trade"), culture: figure(row, "culture"),
    coin: figure(row, "coin"), combat: figure(row, "combat"),
  });
}
