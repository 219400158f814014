/** Finds pieces in any view: whatever names a place of the map stands there. */
import type { LogLine } from "$lib/api/types";
import type { Piece, Pointer } from "$lib/parts/map/pieces";

interface Found {
  place: string;
  key: string;
  seat: number | null;
  count: number;
  /** Its number in a list that all share. */
  at: number | null;
}

const RECENT = 6;
/** What every view says about its table, and what is drawn as the map itself. */
const NO_PIECES = new Set(["map", "options", "result", "stack", "game", "automata"]);

/** Where things went since this seat last moved, the newest last; a page that was just opened shows no whole game. */
export function tracesOf(log: readonly LogLine[], since: number): Pointer[] {
  return log.flatMap(({ n, from, to }) => (n >= since && from && to ? [{ path: [from, to], kind: "trace" as const }] : [])).slice(-RECENT);
}

/**
 * The pieces of a view. A place's id as a value is a piece called by its key; as a key it is as many pieces as its number
 * says. What lies among the things of a seat is that seat's, and so is a record that names its seat.
 */
export function piecesOf(
  view: Record<string, unknown>, places: ReadonlySet<string>, refs: ReadonlySet<string>, name: (key: string, seat: number | null) => string,
): Piece[] {
  const found: Found[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (NO_PIECES.has(key)) continue;
    if (key === "players" && Array.isArray(value)) value.forEach((row, seat) => gather(row, key, seat, null, places, found));
    else if (isBySeat(value, view["seats"], places) && !automataOf(view).some((each) => key.startsWith(each.kind))) value.forEach((place, seat) => gather(place, key, seat, null, places, found));
    else gather(value, key, null, null, places, found);
  }
  const rivals = automataOf(view);
  const counted = new Map<string, number>();
  return found.map(({ place, key, seat, count, at }) => {
    const whose = `${key} ${seat ?? "-"}`;
    const nth = counted.get(whose) ?? 0;
    counted.set(whose, nth + 1);
    const rival = seat === null ? rivals.find((each) => key.startsWith(each.kind) && each.at === (at ?? nth)) : undefined;
    const one = key.replace(/s$/, ""); // a list of traders holds each trader
    const ref = [...[key, one].map((kind) => `${kind}:${at ?? seat ?? nth}`), ...(seat === null ? [key] : [])].find((called) => refs.has(called));
    return { id: `${whose} ${nth}`, place, seat, count, name: rival?.name ?? name(key, seat), sign: key.slice(0, 1).toUpperCase(), ...(ref ? { ref } : {}) };
  });
}

/** A list of as many places as there are seats tells where each seat's piece is. */
const isBySeat = (value: unknown, seats: unknown, places: ReadonlySet<string>): value is string[] =>
  Array.isArray(value) && value.length === seats && value.every((one) => typeof one === "string" && places.has(one));

/** The rivals that nobody plays: what their ids begin with is how a view calls their pieces, in the same order. */
function automataOf(view: Record<string, unknown>): { kind: string; at: number; name: string }[] {
  const all = Array.isArray(view["automata"]) ? (view["automata"] as { id: string; name: string }[]) : [];
  return all.map(({ id, name }, at) => ({ kind: id.replace(/-\d+$/, ""), at, name }));
}

function gather(value: unknown, key: string, seat: number | null, at: number | null, places: ReadonlySet<string>, found: Found[]): void {
  const id = typeof value === "string" ? value.replace(/^place:/, "") : "";
  if (id && places.has(id)) found.push({ place: id, key, seat, count: 1, at });
  else if (Array.isArray(value)) {
    value.forEach((inner, nth) => gather(inner, key, seat, seat === null ? nth : at, places, found));
  } else if (value !== null && typeof value === "object") {
    const own = (value as { seat?: unknown }).seat;
    const whose = typeof own === "number" && own >= 0 ? own : seat;
    for (const [inner, what] of Object.entries(value)) {
      if (!places.has(inner)) gather(what, inner === "place" || inner === "at" ? key : inner, whose, at, places, found);
      else if (typeof what === "number" && what > 0) found.push({ place: inner, key, seat: whose, count: what, at });
      else if (what && typeof what === "object") found.push({ place: inner, key, seat: whose, count: 1, at });
    }
  }
}
