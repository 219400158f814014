/** Which part of a map is in sight: a window with the sides of its pane, moved and resized around a point. */
import type { Box } from "./shape";

export interface Pane {
  /** In pixels. */
  w: number;
  h: number;
}

/** The whole map in the middle of the pane. */
export function fit(map: Box, pane: Pane): Box {
  const scale = Math.min(pane.w / map.w, pane.h / map.h) || 1;
  const [w, h] = [pane.w / scale, pane.h / scale];
  return { x: map.x - (w - map.w) / 2, y: map.y - (h - map.h) / 2, w, h };
}

/** Pixels a unit of the map has. */
export const scaleOf = (seen: Box, pane: Pane): number => pane.w / seen.w || 1;

/** Whether less than the whole map is in sight. */
export const isClose = (seen: Box, map: Box, pane: Pane): boolean => seen.w < fit(map, pane).w * 0.999;

/** Larger or smaller by a factor, while the point of the map under the pointer stays where it is. */
export function zoom(seen: Box, by: number, at: { x: number; y: number }, map: Box, pane: Pane, most: number): Box {
  const whole = fit(map, pane);
  const w = Math.min(whole.w, Math.max(pane.w / Math.max(most, scaleOf(whole, pane)), seen.w / by));
  const ratio = w / seen.w;
  return hold({ x: at.x - (at.x - seen.x) * ratio, y: at.y - (at.y - seen.y) * ratio, w, h: seen.h * ratio }, map);
}

/** Moved by so much, but never off the map. */
export const pan = (seen: Box, dx: number, dy: number, map: Box): Box => hold({ ...seen, x: seen.x + dx, y: seen.y + dy }, map);

function hold(seen: Box, map: Box): Box {
  const along = (at: number, size: number, from: number, length: number): number =>
    size >= length ? from - (size - length) / 2 : Math.min(from + length - size, Math.max(from, at));
  return { ...seen, x: along(seen.x, seen.w, map.x, map.w), y: along(seen.y, seen.h, map.y, map.h) };
}

/** Moved just as far as it takes to have a point in sight, with some room around it. */
export function reveal(seen: Box, x: number, y: number, room: number, map: Box): Box {
  const nearer = (at: number, size: number, point: number): number => {
    const edge = Math.min(room, size / 2);
    return point - edge < at ? point - edge : point + edge > at + size ? point + edge - size : at;
  };
  return hold({ ...seen, x: nearer(seen.x, seen.w, x), y: nearer(seen.y, seen.h, y) }, map);
}

/** A point in the middle, at a scale in pixels a unit; never smaller than the whole map. */
export function lookAt(x: number, y: number, scale: number, map: Box, pane: Pane): Box {
  const w = Math.min(fit(map, pane).w, pane.w / scale);
  const h = (w * pane.h) / pane.w;
  return hold({ x: x - w / 2, y: y - h / 2, w, h }, map);
}
