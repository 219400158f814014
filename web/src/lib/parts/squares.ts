/** Squares of a map, read from refs such as tile:4,5. */
export interface Square {
  ref: string;
  x: number;
  y: number;
}

export function place(ref: string): Square | null {
  const found = /^[a-z]+:(-?\d+),(-?\d+)$/.exec(ref);
  return found ? { ref, x: Number(found[1]), y: Number(found[2]) } : null;
}

export function bounds(all: readonly Square[]): { left: number; top: number; width: number; height: number } {
  const left = Math.min(0, ...all.map((one) => one.x));
  const top = Math.min(0, ...all.map((one) => one.y));
  const width = Math.max(1, ...all.map((one) => one.x - left + 1));
  const height = Math.max(1, ...all.map((one) => one.y - top + 1));
  return { left, top, width, height };
}
