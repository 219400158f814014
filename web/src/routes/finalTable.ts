import type { Result } from "$lib/api/types";

/** A line of the final table: a seat, or a rival that nobody plays. */
export interface FinalRow {
  key: string;
  seat: number | null;
  name: string;
  /** None for a rival that does not score. */
  place: number | null;
  points: number | null;
  won: boolean;
}

const LAST = 1000;

/** Whether scores only say who has won: 1 or 0, while the seats' own numbers are others. */
export const isWonOrNot = (scores: readonly number[], shown: readonly number[]): boolean =>
  scores.every((score) => score === 0 || score === 1) && scores.some((score, seat) => score !== shown[seat]);

/** Seats and automata, the best first; a seat's rank tells how many automata are before it: those with the most points. */
export function finalTable(result: Result, names: string[], levelName: (level: string) => string): FinalRow[] {
  const seats = result.ranks.map((rank, seat) => ({
    key: `seat:${seat}`,
    seat,
    name: names[seat] ?? "",
    place: rank,
    points: result.scores[seat] ?? 0,
    won: result.winners.includes(seat),
  }));
  const ahead = result.ranks.map((rank) => rank - 1 - result.ranks.filter((other) => other < rank).length);
  const rivals = result.automata.map((one) => ({
    key: one.id,
    seat: null,
    name: one.level === null ? one.name : `${one.name}, ${levelName(one.level)}`,
    points: one.points,
    won: false,
  }));
  const placed = rivals.map((one): FinalRow => {
    if (one.points === null) return { ...one, place: null };
    const before = rivals.filter((other) => other.points !== null && other.points > one.points!).length;
    return { ...one, place: 1 + before + ahead.filter((count) => count <= before).length };
  });
  return [...seats, ...placed].sort((a, b) => (a.place ?? LAST) - (b.place ?? LAST));
}
