/** The map square by square: what is in force there, what lies on it, and whose it is. */
import { spot, squareAt, type GameStateView, type Totals } from "./view";

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

export function cities(view: GameStateView): CityAt[] {
  return view.players.flatMap((player, seat) =>
    player.cities.map((city, index) => ({ seat, index, at: city.at, walls: city.walls > 0, actions: city.actions })),
  );
}

/** The squares around one, itself included, row by row. */
export function around(id: string): string[] {
  const { x, y } = spot(id);
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => (x + dx < 0 || y + dy < 0 ? [] : [squareAt(x + dx, y + dy)])));
}

export function chart(view: GameStateView, totals: Totals): Map<string, Square> {
  const all = cities(view);
  return new Map(
    totals.squares.map((row) => {
      const token = view.huts.includes(row.at) ? "hut" : view.villages.includes(row.at) ? "village" : "";
      const square: Square = {
        id: row.at, ...spot(row.at), terrain: row.terrain, realm: row.realm, token,
        production: row.production ?? 0, trade: row.trade ?? 0, culture: row.culture ?? 0, coin: row.coin ?? 0, combat: row.combat ?? 0,
        resource: row.resource ?? "", marker: row.marker ?? "",
        natural: Boolean(row.natural), home: Boolean(row.home), disaster: Boolean(row.disaster), locked: view.locked.includes(row.at),
        city: all.find((city) => city.at === row.at) ?? null,
      };
      return [row.at, square];
    }),
  );
}
