import type { Offer } from "$lib/api/types";

/** The heading under which the list shows a move: what it costs. */
export function costOf(offer: Offer): string {
  return offer.price
    .filter((price) => price.total > 0)
    .map((price) => price.text)
    .join(", ");
}

/** Whether a move is worth a look before the turn ends: not the end itself, nor what destroys or gives up. */
export const isUseful = (offer: Offer): boolean => !isButton(offer) && !offer.destroys && !offer.gives_up;

const rank = (offer: Offer): number => (offer.gives_up ? 3 : offer.destroys ? 2 : isButton(offer) ? 1 : 0);

/** The moves as they are looked through: useful ones, the end of the turn, what destroys, and last what gives the game up. */
export function inOrder(offers: Offer[]): Offer[] {
  const ranks = offers.map(rank);
  if (ranks.every((one, at) => at === 0 || one >= ranks[at - 1]!)) return offers;
  return [0, 1, 2, 3].flatMap((one) => offers.filter((_, at) => ranks[at] === one));
}

export const isButton = (offer: Offer): boolean => offer.refs.some((ref) => ref.startsWith("button:"));
