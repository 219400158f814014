import { get } from "./api/client";
import type { LogLine, Scene } from "./api/types";

/** Adds the scene's lines to the log; lines of moves that were taken back go, and so do those before a gap. */
export function mergeLog(old: LogLine[], scene: Pick<Scene, "log" | "log_from">): LogLine[] {
  const kept = old.filter((line) => line.n < scene.log_from);
  const first = scene.log[0];
  if (first && first.n !== (kept.at(-1)?.n ?? -1) + 1) return scene.log; // what lies between is fetched when wanted
  return first || kept.length !== old.length ? [...kept, ...scene.log] : old;
}

/** The page of the log before a line. */
export async function olderLog(table: string, seat: number | null, before: number, count?: number): Promise<LogLine[]> {
  return (await get<{ lines: LogLine[] }>(`/tables/${table}/log`, { seat, before, count })).lines;
}

/** The log from its first line on. */
export async function wholeLog(table: string, seat: number | null, newest: LogLine[]): Promise<LogLine[]> {
  let lines = newest;
  while (lines.length && lines[0]!.n > 0) {
    const older = await olderLog(table, seat, lines[0]!.n, 1000);
    if (!older.length) break;
    lines = [...older, ...lines];
  }
  return lines;
}
