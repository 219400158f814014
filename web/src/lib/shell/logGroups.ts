/** The log by moves, the newest first: one line for each, with all that it told. */
import type { LogLine } from "$lib/api/types";

export interface LogGroup {
  number: number;
  /** Whose move it was; null for a rival that nobody plays, -1 for nobody. */
  seat: number | null;
  automaton: string | null;
  /** The move in words, else the first line. */
  head: string;
  lines: LogLine[];
}

export function byMove(lines: readonly LogLine[]): LogGroup[] {
  const found: LogGroup[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.number === line.number) last.lines.push(line);
    else found.push({ number: line.number, seat: line.mover < 0 ? line.seat : line.mover, automaton: line.mover < 0 ? line.automaton : null, head: line.did ?? line.move ?? line.text, lines: [line] });
  }
  return found.reverse();
}

/** Which part of a long list is drawn: as one comes to its end more follows, and what is far behind goes. */
export const PAGE = 40;
const MOST = 3 * PAGE;

export interface Span {
  from: number;
  to: number;
}

export const down = (now: Span, all: number): Span => {
  const to = Math.min(all, now.to + PAGE);
  return { from: Math.max(now.from, to - MOST), to };
};

export const up = (now: Span): Span => {
  const from = Math.max(0, now.from - PAGE);
  return { from, to: Math.min(now.to, from + MOST) };
};
