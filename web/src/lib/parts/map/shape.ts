/** A map as a game declares it, and where each of its places is drawn. */
import { groundOf } from "./grounds";

/** `squares`: x and y count columns and rows; `shifted`: every other row is moved by half; `anchors`: x and y are middles. */
export type Layout = "squares" | "shifted" | "anchors";

export interface MapPlace {
  id: string;
  /** Its terrain, or whatever tells places apart. */
  kind: string;
  x: number;
  y: number;
  /** An SVG path in absolute commands, for a place that is no square and no circle. */
  outline?: string;
  /** How many columns and rows it covers: a face-down tile of four by four is one place. */
  across?: number;
  down?: number;
  /** The tile it lies on: squares of one tile have one border around them. */
  tile?: string;
}

export type Link = readonly [string, string];

export interface MapShape {
  layout: Layout;
  places: readonly MapPlace[];
  /** Places side by side, in both directions. */
  links: readonly Link[];
  /** Ways that lead in one direction alone. */
  one_way?: readonly Link[];
}

/** A place with its drawing: all in the units of the map. */
export interface DrawnPlace extends MapPlace {
  /** The middle, where pieces stand. */
  cx: number;
  cy: number;
  /** How far pieces may go from the middle. */
  room: number;
  /** Around its middle no other place is nearer than twice this; squares touch, and have none. */
  free: number;
  path: string;
  /** Of the kinds of ground that all maps share. */
  ground: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The side of a square, in the units of the map. */
export const SQUARE = 48;
const GAP = 1;

/** Where each place is drawn. */
export function draw(shape: MapShape): DrawnPlace[] {
  const kinds = [...new Set(shape.places.map((place) => place.kind))];
  const ground = (place: MapPlace): string => groundOf(place.kind, kinds);
  if (shape.layout === "anchors") {
    const free = halfway(shape.places);
    const radius = free * 0.72;
    return shape.places.map((place) => ({
      ...place, cx: place.x, cy: place.y, room: radius, free, path: place.outline || circle(place.x, place.y, radius), ground: ground(place),
    }));
  }
  return shape.places.map((place) => {
    const shift = shape.layout === "shifted" && Math.abs(place.y % 2) === 1 ? SQUARE / 2 : 0;
    const [x, y] = [place.x * SQUARE + shift, place.y * SQUARE];
    const [w, h] = [(place.across ?? 1) * SQUARE, (place.down ?? 1) * SQUARE];
    const path = place.outline || `M${x + GAP} ${y + GAP}h${w - 2 * GAP}v${h - 2 * GAP}h${2 * GAP - w}z`;
    return { ...place, cx: x + w / 2, cy: y + h / 2, room: Math.min(w, h) / 2, free: 0, path, ground: ground(place) };
  });
}

/** Half the way between the two places that are nearest to each other. */
function halfway(places: readonly MapPlace[]): number {
  let near = Infinity;
  places.forEach((one, at) => {
    for (const other of places.slice(at + 1)) near = Math.min(near, Math.hypot(one.x - other.x, one.y - other.y));
  });
  return Number.isFinite(near) && near > 0 ? near / 2 : SQUARE / 2;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The box around everything that is drawn, with a margin. */
export function extent(places: readonly DrawnPlace[], margin = 6): Box {
  if (!places.length) return { x: 0, y: 0, w: SQUARE, h: SQUARE };
  const points = places.flatMap((place) => [
    [place.cx - place.room, place.cy - place.room],
    [place.cx + place.room, place.cy + place.room],
    ...corners(place),
  ]);
  const xs = points.map((point) => point[0]!);
  const ys = points.map((point) => point[1]!);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, w: Math.max(...xs) + margin - left, h: Math.max(...ys) + margin - top };
}

/** The points of an outline; those of its curves pull it, so it never lies outside of them. */
function corners(place: DrawnPlace): number[][] {
  if (!place.outline) {
    const [w, h] = [((place.across ?? 1) * SQUARE) / 2, ((place.down ?? 1) * SQUARE) / 2];
    return place.free ? [] : [[place.cx - w, place.cy - h], [place.cx + w, place.cy + h]];
  }
  const numbers = (place.outline.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, at) => (at % 2 || at + 1 >= numbers.length ? [] : [[x, numbers[at + 1]!]]));
}

/** Who lies beside whom; a way in one direction leads there and not back. */
export function neighbours(shape: MapShape): Map<string, string[]> {
  const found = new Map<string, string[]>(shape.places.map((place) => [place.id, []]));
  for (const [one, other] of shape.links) {
    found.get(one)?.push(other);
    found.get(other)?.push(one);
  }
  for (const [from, to] of shape.one_way ?? []) found.get(from)?.push(to);
  return found;
}

/** A shortest way from one place to another, both included; nothing where there is none. */
export function shortest(ways: ReadonlyMap<string, readonly string[]>, from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let at = 0; at < queue.length && !before.has(to); at++) {
    for (const next of ways.get(queue[at]!) ?? []) {
      if (before.has(next)) continue;
      before.set(next, queue[at]!);
      queue.push(next);
    }
  }
  const path: string[] = [];
  for (let here: string | null | undefined = before.has(to) ? to : null; here; here = before.get(here)) path.unshift(here);
  return path;
}

/** The edges between squares of different tiles, as one path. */
export function tileBorders(shape: MapShape): string {
  if (shape.layout === "anchors") return "";
  const tiles = new Map(shape.places.map((place) => [`${place.x},${place.y}`, place.tile]));
  const edges: string[] = [];
  for (const { x, y, tile, across = 1, down = 1 } of shape.places) {
    if (!tile) continue;
    if (across > 1 || down > 1) {
      edges.push(`M${x * SQUARE} ${y * SQUARE}h${across * SQUARE}v${down * SQUARE}h${-across * SQUARE}z`);
      continue;
    }
    const shift = shape.layout === "shifted" && Math.abs(y % 2) === 1 ? SQUARE / 2 : 0;
    const [left, top] = [x * SQUARE + shift, y * SQUARE];
    if (tiles.get(`${x - 1},${y}`) !== tile) edges.push(`M${left} ${top}v${SQUARE}`);
    if (tiles.get(`${x + 1},${y}`) !== tile) edges.push(`M${left + SQUARE} ${top}v${SQUARE}`);
    if (tiles.get(`${x},${y - 1}`) !== tile) edges.push(`M${left} ${top}h${SQUARE}`);
    if (tiles.get(`${x},${y + 1}`) !== tile) edges.push(`M${left} ${top + SQUARE}h${SQUARE}`);
  }
  return edges.join("");
}
