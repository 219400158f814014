import type { Offer, Preview } from "$lib/api/types";
import { CHANGES } from "$lib/boards/signs";

/** Adds up what a move does to its player, by token: as foreseen, and until that is known by its price and gain. */
export function sums(offer: Offer, preview: Preview | undefined, seat: number | null): { icon: string; amount: number }[] {
  const found = new Map<string, number>();
  const add = (kind: string, amount: number): void => {
    const icon = CHANGES[kind];
    if (icon) found.set(icon, (found.get(icon) ?? 0) + amount);
  };
  if (preview) for (const [owner, kind, amount] of preview.net) owner === seat && add(kind, amount);
  else {
    for (const price of offer.price) add(price.kind, -price.total);
    for (const [kind, amount] of offer.gain) add(kind, amount);
  }
  return [...found].filter(([, amount]) => amount).map(([icon, amount]) => ({ icon, amount }));
}

/** The heading under which the list shows a move: what it costs. */
export function costOf(offer: Offer): string {
  return offer.price
    .filter((price) => price.total > 0)
    .map((price) => price.text)
    .join(", ");
}

/** The moves with those that give the game up at the end, where no hand falls on them by chance. */
export const lastGivingUp = (offers: Offer[]): Offer[] =>
  offers.some((offer) => offer.gives_up)
    ? [...offers.filter((offer) => !offer.gives_up), ...offers.filter((offer) => offer.gives_up)]
    : offers;

export const isButton = (offer: Offer): boolean => offer.refs.some((ref) => ref.startsWith("button:"));
