/** The order of the chosen cards, changed by taking some of them back and choosing them again. */

/** The moves that bring the chosen cards into an order; none where they stand so, or where too few steps are left. */
export function reordered(chosen: readonly string[], wished: readonly string[], left: number, last: readonly string[]): string[] {
  const order = [...wished.filter((card) => !last.includes(card)), ...wished.filter((card) => last.includes(card))];
  let kept = order.length;
  while (!isInOrder(order.slice(0, kept), chosen)) kept--;
  const again = order.slice(kept);
  const moves = [...again.map((card) => `drop ${card}`), ...again.map((card) => `choose ${card}`)];
  return moves.length <= left ? moves : [];
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
