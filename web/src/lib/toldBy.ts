import type { LogLine, Scene } from "./api/types";

/** A move of somebody else, while it is shown. */
export interface Told {
  seat: number | null;
  automaton: string | null;
  move: string;
  lines: LogLine[];
  /** What it used: slugs of things, and places. */
  things: ReadonlySet<string>;
  /** How many are still to come. */
  left: number;
}

/** What the last new move of a scene used and did; nothing where one only passed, or a round came to its end. */
export function toldBy(scene: Scene, old: Scene | null, left: number): Told | null {
  const fresh = scene.log.filter((line) => line.number > (old?.number ?? -1));
  const first = fresh.findLast((line) => line.did !== null || line.automaton !== null);
  if (!first) return null;
  const { automaton, number } = first;
  const seat = automaton === null ? first.mover : null;
  const lines = fresh.filter((line) => line.number === number && line.seat === seat && line.automaton === automaton);
  const things = lines.flatMap((line) => [line.subject, line.source, line.from, line.to]).filter((one): one is string => one !== null);
  return { seat, automaton, move: first.did ?? first.text, lines, things: new Set(things), left };
}
