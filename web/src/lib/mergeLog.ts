import type { LogLine, Scene } from "./api/types";

/** Adds the scene's lines to the log; lines of moves that were taken back go. */
export function mergeLog(old: LogLine[], scene: Scene): LogLine[] {
  const kept = old.filter((line) => line.n < scene.log_from);
  return scene.log.length || kept.length !== old.length ? [...kept, ...scene.log] : old;
}
