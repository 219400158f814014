import type { Offer } from "$lib/api/types";
import { CHANGES } from "$lib/boards/signs";

/** Adds up what a move does to its player, by token. */
export function sums(offer: Offer): { icon: string; amount: number }[] {
  const found = new Map<string, number>();
  for (const [kind, amount] of Object.entries(offer.preview.net)) {
    const icon = CHANGES[kind];
    if (icon) found.set(icon, (found.get(icon) ?? 0) + amount);
  }
  return [...found].filter(([, amount]) => amount).map(([icon, amount]) => ({ icon, amount }));
}

/** The heading under which the list shows a move: what it costs. */
export function costOf(offer: Offer): string {
  return offer.price
    .filter((price) => price.total > 0)
    .map((price) => price.text || `${price.total} ${price.kind}`)
    .join(", ");
}

/** The moves with those that give the game up at the end, where no hand falls on them by chance. */
export const lastGivingUp = (offers: Offer[]): Offer[] =>
  offers.some((offer) => offer.gives_up)
    ? [...offers.filter((offer) => !offer.gives_up), ...offers.filter((offer) => offer.gives_up)]
    : offers;

export const isButton = (offer: Offer): boolean => offer.refs.some((ref) => ref.startsWith("button:"));
