/** Pieces on a map, and arrows that tell where something goes. */
import type { DrawnPlace } from "./shape";

export interface Piece {
  id: string;
  /** The id of the place where it stands. */
  place: string;
  /** What moves call it by; without one the place is used instead. */
  ref?: string;
  /** Whose it is; null: nobody's. */
  seat: number | null;
  name: string;
  /** An icon by name, or up to two letters. */
  icon?: string;
  sign?: string;
  count?: number;
  /** It has done what it could. */
  spent?: boolean;
}

export interface Pointer {
  /** The places it goes through. */
  path: readonly string[];
  kind: "path" | "trace";
}

export interface StandingPiece {
  piece: Piece;
  x: number;
  y: number;
  size: number;
}

/** The pieces by the place where they stand. */
export function byPlace(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const beside = found.get(piece.place);
    if (beside) beside.push(piece);
    else found.set(piece.place, [piece]);
  }
  return found;
}

/** Where the pieces of a place stand: one in the middle, several in rows, always in the same order. */
export function stand(place: DrawnPlace, pieces: readonly Piece[]): StandingPiece[] {
  const columns = Math.ceil(Math.sqrt(pieces.length));
  const rows = Math.ceil(pieces.length / Math.max(1, columns));
  const size = Math.min(place.room * 1.3, (place.room * 1.7) / Math.max(1, columns));
  return pieces.map((piece, at) => ({
    piece,
    x: place.cx + ((at % columns) - (columns - 1) / 2) * size,
    y: place.cy + (Math.floor(at / columns) - (rows - 1) / 2) * size,
    size: size * 0.92,
  }));
}

/** A line through the middles of places that ends before the last one's middle, so that its head is seen. */
export function line(places: ReadonlyMap<string, DrawnPlace>, path: readonly string[]): string {
  const points = path.flatMap((id) => places.get(id) ?? []).map((place) => ({ x: place.cx, y: place.cy, room: place.room }));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return "";
  const far = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const short = Math.min(last.room * 0.45, far / 2);
  const end = { x: last.x - ((last.x - before.x) * short) / far, y: last.y - ((last.y - before.y) * short) / far };
  return [...points.slice(0, -1), end].map((point, at) => `${at ? "L" : "M"}${round(point.x)} ${round(point.y)}`).join("");
}

const round = (n: number): number => Math.round(n * 10) / 10;
