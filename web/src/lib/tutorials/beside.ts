/** Where the voice of a tutorial stands: beside what it speaks of, never upon it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
const GAP = 14;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** `room` is what the bars leave of the screen. */
export function beside(target: Box | null, voice: Size, room: Box): { left: number; top: number } {
  const right = room.left + room.width - voice.width - EDGE;
  const bottom = room.top + room.height - voice.height - EDGE;
  if (!target) return { left: clamp(room.left + (room.width - voice.width) / 2, EDGE, right), top: clamp(room.top + room.height * 0.2, room.top + EDGE, bottom) };
  const left = clamp(target.left + target.width / 2 - voice.width / 2, room.left + EDGE, right);
  const top = clamp(target.top + target.height / 2 - voice.height / 2, room.top + EDGE, bottom);
  const places = [
    { left: target.left + target.width + GAP, top },
    { left: target.left - voice.width - GAP, top },
    { left, top: target.top + target.height + GAP },
    { left, top: target.top - voice.height - GAP },
  ];
  const fits = (place: { left: number; top: number }): boolean =>
    place.left >= room.left + EDGE && place.left <= right && place.top >= room.top + EDGE && place.top <= bottom;
  const found = places.find(fits);
  if (found) return found;
  // Nothing is free: at the end of the screen that is farther from the target.
  return { left, top: target.top + target.height / 2 > room.top + room.height / 2 ? room.top + EDGE : Math.max(room.top + EDGE, bottom) };
}
