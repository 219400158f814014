/** What has just come of one's own move and since: rolls, what befell one's tribes, the end of an era, the steps of V.I.C.I. */
import type { LogLine } from "$lib/api/types";

/** Lines that tell what nobody chose: of a seat, or of the whole table. */
const BEFALLS = new Set(["fate", "favour-passed", "favour-failed", "points", "strong-tribes", "event", "weakened", "died", "saved", "displaced", "farm-lost", "card-drawn", "die-gained", "die-taken", "level-complete"]);
const FOR_ALL = new Set(["developed", "revealed", "weather", "monolith", "era", "event-opened", "final-round"]);

export interface News {
  mine: LogLine[];
  /** What the rival did that nobody plays, step by step. */
  vici: LogLine[];
}

export function newsOf(log: readonly LogLine[], seat: number): News {
  const last = seat < 0 ? undefined : log.findLast((line) => line.mover === seat)?.number;
  const since = last === undefined ? [] : log.filter((line) => line.number >= last);
  return {
    mine: since.filter((line) => line.automaton === null && (FOR_ALL.has(line.kind) || (line.seat === seat && BEFALLS.has(line.kind)))),
    vici: since.filter((line) => line.automaton !== null),
  };
}
