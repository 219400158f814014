/** Where arrow keys lead on a map. */
import type { DrawnPlace } from "./shape";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Arrow, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies more aside than ahead is in another direction. */
const ASIDE = 1.2;
/** A neighbour is taken before a place that is only nearer. */
const NO_WAY = 2.5;

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The next place in a direction: along a border where one leads there, else the nearest; by tile, the next tile's. */
export function next(
  places: readonly DrawnPlace[], from: DrawnPlace, key: Arrow, beside: readonly string[], byTile = false,
): DrawnPlace | undefined {
  const [dx, dy] = WAYS[key];
  let best: DrawnPlace | undefined;
  let least = Infinity;
  for (const place of places) {
    if (place === from || (byTile && place.tile === from.tile)) continue;
    const ahead = (place.cx - from.cx) * dx + (place.cy - from.cy) * dy;
    const aside = Math.abs((place.cx - from.cx) * dy) + Math.abs((place.cy - from.cy) * dx);
    if (ahead <= 0 || aside > ahead * ASIDE) continue;
    const far = Math.hypot(ahead, aside) * (1 + (4 * aside) / ahead) * (byTile || beside.includes(place.id) ? 1 : NO_WAY);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The next or last of some places, round and round, in the order of the map. */
export function cycle(places: readonly DrawnPlace[], from: DrawnPlace, wanted: (place: DrawnPlace) => boolean, by: 1 | -1): DrawnPlace | undefined {
  const at = places.indexOf(from);
  for (let step = 1; step <= places.length; step++) {
    const place = places[(at + by * step + places.length * 2) % places.length]!;
    if (wanted(place)) return place;
  }
  return undefined;
}
