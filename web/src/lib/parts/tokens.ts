/** Which token stands for which number of a seat, and which numbers a panel shows. */
export const TOKENS: Record<string, string> = {
  coins: "coin",
  vp: "vp",
  workers: "worker",
  military: "military",
  stones: "stone",
  forts: "fort",
  orders: "order",
  hand: "card",
  ca: "civil-action",
  ma: "military-action",
  culture: "culture",
  science: "science",
  strength: "strength",
  food: "food",
  resources: "resources",
};
const FIRST = ["vp", "score", "coins", "workers", "military"];
const rank = (key: string): number => FIRST.indexOf(key) + 1 || FIRST.length + 1;

/** The numbers of a seat that are worth a look, the most wanted first. */
export function shown(now: Record<string, number>, later: Record<string, number>): string[] {
  return Object.keys(now)
    .filter((key) => FIRST.includes(key) || now[key] || later[key])
    .sort((a, b) => rank(a) - rank(b));
}
