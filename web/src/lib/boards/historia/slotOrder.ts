/** The order of the chosen cards, changed by taking some of them back and choosing them again. */

/** As many steps of one answer as are always left for going on: the rules count them. */
const MOST = 9;
const LAST = "revolution";

/** The moves that bring the chosen cards into an order; none where they stand so, or where too many steps were taken. */
export function reordered(chosen: readonly string[], wished: readonly string[], steps: number): string[] {
  const order = [...wished.filter((card) => card !== LAST), ...wished.filter((card) => card === LAST)];
  let kept = order.length;
  while (!isInOrder(order.slice(0, kept), chosen)) kept--;
  const again = order.slice(kept);
  const moves = [...again.map((card) => `drop ${card}`), ...again.map((card) => `choose ${card}`)];
  return steps + moves.length <= MOST ? moves : [];
}

/** One card in the place of another, the rest as they were. */
export function placed(chosen: readonly string[], from: number, to: number): string[] {
  const order = [...chosen];
  const [card] = order.splice(from, 1);
  if (card !== undefined) order.splice(Math.min(Math.max(0, to), order.length), 0, card);
  return order;
}

function isInOrder(some: readonly string[], all: readonly string[]): boolean {
  const at = some.map((card) => all.indexOf(card));
  return at.every((index, n) => n === 0 || index > at[n - 1]!);
}
