import type { Offer } from "./api/types";

/** The moves by what they touch. */
export function index(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const ref of new Set(offer.refs)) found.set(ref, [...(found.get(ref) ?? []), offer]);
  }
  return found;
}
