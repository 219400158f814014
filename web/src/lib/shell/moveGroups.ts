/** The list of moves in groups: by what they cost, or, where they are many, by the thing they start from. */
import type { Offer } from "$lib/api/types";
import { MANY } from "$lib/drill";
import { costOf, isButton } from "./moveCosts";

export interface Group {
  key: string;
  title: string;
  offers: Offer[];
  /** It shows its moves only when it is opened. */
  folds: boolean;
}

export interface Titles {
  free: string;
  turn: string;
  giveUp: string;
  destroy: string;
  thing: (ref: string) => string;
}

/** A line of the list: the head of a group, or a move. */
export type Line = { head: Group; offer?: undefined } | { offer: Offer; head?: undefined };

const LONG = 100;

/** Whether the list is so long, or one thing has so many moves, that things come first. */
export function isByThing(offers: readonly Offer[]): boolean {
  if (offers.length > LONG) return true;
  const counts = new Map<string, number>();
  for (const { refs } of offers) {
    const start = refs[0];
    if (refs.length > 1 && start) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) > MANY;
}

/** By what they cost; what destroys or gives up is folded away, unless there is nothing else. */
export function byCost(offers: readonly Offer[], titles: Titles, folded = true): Group[] {
  const harms = (offer: Offer): boolean => offer.gives_up || offer.destroys;
  const title = (offer: Offer): string =>
    offer.gives_up ? titles.giveUp : offer.destroys ? titles.destroy : isButton(offer) ? titles.turn : costOf(offer) || titles.free;
  const folds = folded && !offers.every(harms);
  const groups = cheaperFirst(grouped(offers, (offer) => `cost ${title(offer)}`, title));
  return groups.map((group) => (folds && harms(group.offers[0]!) ? { ...group, folds } : group));
}

/** Of moves of one kind those that cost less of everything come before the dearer ones; all else stays as it is. */
function cheaperFirst(groups: Group[]): Group[] {
  const sorted: Group[] = [];
  for (const group of groups) {
    const at = sorted.findIndex((other) => isCheaper(group.offers[0]!, other.offers[0]!));
    sorted.splice(at < 0 ? sorted.length : at, 0, group);
  }
  return sorted;
}

function isCheaper(one: Offer, other: Offer): boolean {
  const paid = (offer: Offer): Map<string, number> => new Map(offer.price.filter((price) => price.total > 0).map((price) => [price.kind, price.total]));
  const [here, there] = [paid(one), paid(other)];
  const sum = (prices: Map<string, number>): number => [...prices.values()].reduce((all, n) => all + n, 0);
  return one.group === other.group && here.size > 0 && sum(here) < sum(there) && [...here].every(([kind, n]) => n <= (there.get(kind) ?? 0));
}

/** Things with several moves first, to be opened; then the rest by what it costs. */
export function byStart(offers: readonly Offer[], titles: Titles): Group[] {
  const start = (offer: Offer): string => (isButton(offer) || offer.gives_up || offer.destroys ? "" : (offer.refs[0] ?? ""));
  const things = grouped(offers, start, (offer) => titles.thing(start(offer))).filter((group) => group.key && group.offers.length > 1);
  const listed = new Set(things.flatMap((group) => group.offers));
  return [...things.map((group) => ({ ...group, folds: true })), ...byCost(offers.filter((offer) => !listed.has(offer)), titles)];
}

/** The groups as one list of lines; those that fold show their moves only if they are open. */
export const lines = (groups: readonly Group[], isOpen: (group: Group) => boolean): Line[] =>
  groups.flatMap((group) => [{ head: group }, ...(group.folds && !isOpen(group) ? [] : group.offers.map((offer) => ({ offer })))]);

function grouped(offers: readonly Offer[], key: (offer: Offer) => string, title: (offer: Offer) => string): Group[] {
  const found = new Map<string, Group>();
  for (const offer of offers) {
    const group = found.get(key(offer));
    if (group) group.offers.push(offer);
    else found.set(key(offer), { key: key(offer), title: title(offer), offers: [offer], folds: false });
  }
  return [...found.values()];
}
