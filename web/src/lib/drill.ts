/**
 * Moves with a beginning and an end. The refs of a move are in order: the thing it starts from, what it goes
 * through, and the thing it ends at. Where many moves start from one thing it is picked first; then the things
 * light up at which they end.
 */
import type { Offer } from "./api/types";

/** More moves than this are too many for a menu. */
export const MANY = 20;
const PLACE = "place:";

export const isPlace = (ref: string): boolean => ref.startsWith(PLACE);
export const placeRef = (id: string): string => PLACE + id;
export const placeOf = (ref: string): string => ref.slice(PLACE.length);

/** The thing at which a move ends, when that is another one than the thing it starts from. */
export function targetOf(offer: Offer): string | null {
  const last = offer.refs.at(-1);
  return offer.refs.length > 1 && last !== offer.refs[0] ? (last ?? null) : null;
}

/** The things that a move is used by: all but the places it only goes through. */
export function touched(offer: Offer): string[] {
  const { refs } = offer;
  return [...new Set(refs.filter((ref, at) => at === 0 || at === refs.length - 1 || !isPlace(ref)))];
}

/** The places that a move names, in the order of its way. */
export const way = (offer: Offer): string[] => offer.refs.filter(isPlace).map(placeOf);

/** The moves that start from one of these things. */
export const startingAt = (offers: readonly Offer[], things: readonly string[]): Offer[] =>
  offers.filter((offer) => offer.refs[0] !== undefined && things.includes(offer.refs[0]));

/** Whether a thing is picked first: its moves lead to several places, or are too many for a menu. */
export function isPickedFirst(offers: readonly Offer[], things: readonly string[]): boolean {
  const ends = startingAt(offers, things).flatMap((offer) => targetOf(offer) ?? []);
  const different = new Set(ends).size;
  return different > 1 && (ends.length > MANY || ends.some(isPlace));
}

/** The moves that are found by picking the thing they start from; where they end is not worth a light before. */
export function foundByPicking(offers: readonly Offer[]): Set<Offer> {
  const starts = byThing(offers, (offer) => offer.refs.slice(0, 1));
  return new Set([...starts].flatMap(([start, several]) => (isPickedFirst(several, [start]) ? several : [])));
}

/** The moves by the things they are used by. */
export function byThing(offers: readonly Offer[], things: (offer: Offer) => readonly string[] = touched): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const ref of things(offer)) {
      const several = found.get(ref);
      if (several) several.push(offer);
      else found.set(ref, [offer]);
    }
  }
  return found;
}

/** The moves by the thing at which they end. */
export const byTarget = (offers: readonly Offer[]): Map<string, Offer[]> =>
  byThing(offers, (offer) => [targetOf(offer)].filter((ref) => ref !== null));
