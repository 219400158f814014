/** Where a replay halts when it goes by turn or by round. */
import type { LogLine } from "$lib/api/types";

/** The last move of each seat's run of moves. */
export function turns(log: readonly LogLine[], total: number): number[] {
  const mover = new Map<number, number>();
  for (const line of log) if (!mover.has(line.number) && line.seat !== null && line.seat >= 0) mover.set(line.number, line.seat);
  const found: number[] = [];
  for (let n = 1; n < total; n++) if (mover.get(n) !== mover.get(n + 1)) found.push(n);
  return [0, ...found, total];
}

/** The moves after which a line says that a round begins. */
export function rounds(log: readonly LogLine[], total: number): number[] {
  const found = new Set([0, total]);
  for (const line of log) if (line.kind === "round" || line.kind.startsWith("round-")) found.add(line.number);
  return [...found].sort((a, b) => a - b);
}
