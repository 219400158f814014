/** Which numbers of a seat a panel shows. */
import { FIRST } from "$lib/boards/signs";

const rank = (key: string): number => FIRST.indexOf(key) + 1 || FIRST.length + 1;

/** The numbers of a seat that are worth a look, the most wanted first. */
export function shown(now: Record<string, number>, later: Record<string, number>): string[] {
  return Object.keys(now)
    .filter((key) => FIRST.includes(key) || now[key] || later[key])
    .sort((a, b) => rank(a) - rank(b));
}
