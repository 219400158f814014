const water = "water";
const forest = "forest";
const swamp = "swamp";
const mountains = "mountains";
const hills = "hills";
const grassland = "grassland";
const desert = "desert";
/** The kinds of ground that all maps share, from dark to light; each has a pattern of its own. */
export const GROUNDS: readonly string[] = [water, forest, swamp, mountains, hills, grassland, desert];
const OTHER_NAMES: Record<string, string> = { sea: water, lake: water, mountain: mountains, hill: hills, plains: grassland, grass: grassland };
/** For kinds that are no ground: far from each other in lightness. */
const SPARE = [desert, hills, forest, grassland, mountains, swamp];

/** The ground by which a kind of place is drawn; kinds of a game's own get one each as long as there are enough. */
export function groundOf(kind: string, kinds: readonly string[]): string {
  if (!kind) return "";
  const known = (name: string): string | undefined => (GROUNDS.includes(name) ? name : OTHER_NAMES[name]);
  const taken = kinds.flatMap((one) => known(one) ?? []);
  const free = SPARE.filter((ground) => !taken.includes(ground));
  const own = kinds.filter((one) => one && !known(one));
  return known(kind) ?? (free.length ? free[own.indexOf(kind) % free.length]! : "");
}
