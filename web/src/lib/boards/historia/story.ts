/** The last round out of the log: what each card did, and what followed. */
import type { LogLine } from "$lib/api/types";

export interface Chapter {
  n: number;
  seat: number | null;
  automaton: string | null;
  /** The card that was carried out; none: the end of the turn. */
  card: string | null;
  /** It could not be carried out. */
  vain: boolean;
  lines: LogLine[];
}

const BEGINS = ["plays", "civbot-card"];
const TURN = "turn";

export function chapters(log: readonly LogLine[]): Chapter[] {
  const last = log.findLastIndex((line) => line.kind === "plays");
  if (last < 0) return [];
  const sealed = log.findLastIndex((line, at) => at < last && line.kind === "answered");
  const next = log.findIndex((line, at) => at > last && line.kind === "answered");
  const found: Chapter[] = [];
  for (const line of log.slice(sealed + 1, next < 0 ? undefined : next)) {
    const ends = found.at(-1)?.card !== null && isEnd(line);
    if (BEGINS.includes(line.kind)) {
      found.push({ n: line.n, seat: line.automaton === null ? line.seat : null, automaton: line.automaton, card: line.subject, vain: false, lines: [] });
    } else if (ends) found.push({ n: line.n, seat: null, automaton: null, card: null, vain: false, lines: [line] });
    else if (found.length) {
      const chapter = found.at(-1)!;
      chapter.vain ||= line.kind === "in-vain" && line.subject === chapter.card;
      chapter.lines.push(line);
    }
  }
  return found;
}

/** What happens once all cards are done: cubes, points and cards by the time circle, then a new turn. */
const isEnd = (line: LogLine): boolean => line.kind === TURN || line.kind === "refresh-all" || line.kind === "add-cube" || line.kind === "order";
