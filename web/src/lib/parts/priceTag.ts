import type { Offer } from "$lib/api/types";

/** What going somewhere costs, as short as it can be told: 2, 1+3 for two kinds, nothing where ways differ. */
export function priceTag(moves: readonly Offer[]): string {
  const tags = [...new Set(moves.map((offer) => offer.price.filter((price) => price.total > 0).map((price) => price.total).join("+")))];
  return tags.length === 1 ? tags[0]! : "";
}
