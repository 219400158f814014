/** The way that a move goes on a map. */
import type { Offer } from "$lib/api/types";
import { isPlace, way } from "$lib/drill";
import type { Piece } from "./pieces";

/** The places of a move in order: those it names; from where its piece stands; and between them the shortest way. */
export function wayOf(offer: Offer, pieces: readonly Piece[], shortest: (from: string, to: string) => string[]): string[] {
  const named = way(offer);
  const first = offer.refs[0];
  const from = first && !isPlace(first) ? pieces.find((piece) => piece.ref === first)?.place : undefined;
  const stops = from && named[0] !== from ? [from, ...named] : named;
  return stops.flatMap((stop, at) => {
    if (!at) return [stop];
    const between = shortest(stops[at - 1]!, stop).slice(1);
    return between.length ? between : [stop];
  });
}

