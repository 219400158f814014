/** Maps that change in play: a scene names the one that lies by its hash, and each is fetched once. */
import { get } from "./api/client";
import type { Scene } from "./api/types";
import type { MapShape } from "./parts/map/shape";

const fetched = new Map<string, Promise<MapShape | null>>();
const known = new Map<string, MapShape>();

/** Which map lies; null where the map of the game stays as it is. */
export function hashOf(scene: Scene): string | null {
  const told = scene.view["map"];
  return typeof told === "string" ? told : null;
}

/** The scene with its map; as long as that is on its way, with the one that lay before. */
export function withMap(scene: Scene, before: Scene | null): Scene {
  const hash = hashOf(scene);
  if (hash === null) return scene;
  return { ...scene, view: { ...scene.view, map: known.get(hash) ?? before?.view["map"] ?? null } };
}

/** Fetches the map that a scene names, if it is not there yet; null when there is nothing to wait for or it cannot be had. */
export function fetchMap(scene: Scene): Promise<MapShape | null> {
  const hash = hashOf(scene);
  if (hash === null || known.has(hash)) return Promise.resolve(null);
  const under = fetched.get(hash);
  if (under) return under;
  const coming = get<MapShape>(`/tables/${scene.table}/maps/${hash}`).then(
    (map) => (known.set(hash, map), map),
    () => (fetched.delete(hash), null),
  );
  fetched.set(hash, coming);
  return coming;
}
