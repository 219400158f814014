/** Where the voice of a tutorial stands: beside what it speaks of, never upon it, nor upon a sheet that lies open. */
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

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** `room` is what the bars leave of the screen, `avoid` what must stay free besides the target. Null: there is no free place. */
export function beside(target: Box | null, voice: Size, room: Box, avoid: readonly Box[] = []): { left: number; top: number } | null {
  const right = room.left + room.width - voice.width - EDGE;
  const bottom = room.top + room.height - voice.height - EDGE;
  const middle = clamp(room.left + (room.width - voice.width) / 2, EDGE, right);
  const inRoom = (place: { left: number; top: number }): boolean =>
    place.left >= room.left + EDGE && place.left <= right && place.top >= room.top + EDGE && place.top <= bottom;
  const free = (place: { left: number; top: number }, taken: readonly Box[]): boolean =>
    inRoom(place) && !taken.some((box) => overlaps({ ...place, ...voice }, box));
  const left = target ? clamp(target.left + target.width / 2 - voice.width / 2, room.left + EDGE, right) : middle;
  const top = target ? clamp(target.top + target.height / 2 - voice.height / 2, room.top + EDGE, bottom) : 0;
  const near = target
    ? [
        { left: target.left + target.width + GAP, top },
        { left: target.left - voice.width - GAP, top },
        { left, top: target.top + target.height + GAP },
        { left, top: target.top - voice.height - GAP },
      ]
    : [{ left: middle, top: clamp(room.top + room.height * 0.2, room.top + EDGE, bottom) }];
  const low = target !== null && target.top + target.height / 2 > room.top + room.height / 2;
  const ends = (low ? [room.top + EDGE, bottom] : [bottom, room.top + EDGE]).flatMap((end) =>
    [left, room.left + EDGE, right].map((at) => ({ left: at, top: end })),
  );
  const places = [...near, ...ends];
  // Of a target that fills the screen a part stays free: the voice goes to the end that is farther from it.
  return places.find((place) => free(place, target ? [target, ...avoid] : avoid)) ?? ends.find((place) => free(place, avoid)) ?? null;
}
