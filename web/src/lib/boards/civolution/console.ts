/** The console as a staircase: a module of the values a and b stands in row a and column b; doubles are the features. */
import { figure, ofKind, type Box, type PlayerView } from "./view";

export const VALUES = 6;
/** More ideas than anybody has: the module cannot be paid for. */
export const FAR = 99;

export interface Cell {
  slug: string;
  row: number;
  column: number;
  /** I to III; 0: a feature has no levels. */
  level: number;
  /** Markers on a feature. */
  markers: number;
  /** The fewest ideas that it takes now; FAR: there are not two dice or markers. */
  ideas: number;
  /** The type of cards that it installs, or nothing. */
  type: string;
}

/** What a module can be paid with: a die or a planning marker of a value, or a focus marker. */
interface Token {
  kind: "die" | "planning" | "focus";
  value: number;
}

/** What installed things change about payments, read from their rows. */
export interface Powers {
  /** Values that count as each other. */
  links: (readonly [number, number])[];
  /** How far planning markers may be off. */
  flex: number;
  /** The steps of each free shift: each turns one die. */
  free: number[];
  /** How much farther the first idea turns. */
  strong: number;
}
export const NO_POWERS: Powers = { links: [], flex: 0, free: [], strong: 0 };

export function powersOf(player: PlayerView, box: Box): Powers {
  const found: Powers = { links: [], flex: 0, free: [], strong: 0 };
  for (const slug of new Set([...player.columns.flat(), ...player.right])) {
    const ability = (box.cards.get(slug)?.["ability"] ?? {}) as { rule?: string; die?: string; steps?: number; values?: [number, number] };
    if (ability.rule === "die_link" && ability.values) found.links.push(ability.values);
    else if (ability.rule === "planning_flex") found.flex += ability.steps ?? 0;
    else if (ability.rule === "free_shift" && ability.die === "activation") found.free.push(ability.steps ?? 0);
    else if (ability.rule === "idea_power") found.strong += (ability.steps ?? 1) - 1;
  }
  return found;
}

export const aroundRing = (one: number, other: number): number => Math.min(Math.abs(one - other), VALUES - Math.abs(one - other));

/** Everything to pay with, piece by piece; more than two alike are of no use. */
export function tokensOf(player: PlayerView): Token[] {
  const some = (kind: Token["kind"], value: number, n: number): Token[] => Array.from({ length: Math.min(n, 2) }, () => ({ kind, value }));
  const values = Array.from({ length: VALUES }, (_, at) => at + 1);
  return [
    ...values.flatMap((value) => some("die", value, player.dice[value - 1] ?? 0)),
    ...values.flatMap((value) => some("planning", value, player.markers[`planning-${value}`] ?? 0)),
    ...some("focus", 0, player.markers["focus"] ?? 0),
  ];
}

function stepsTo(token: Token, value: number, powers: Powers): number {
  if (token.kind === "focus") return 0;
  const steps = aroundRing(token.value, value);
  if (token.kind === "planning") return Math.max(0, steps - powers.flex);
  const ways = powers.links.flatMap(([a, b]) => [aroundRing(token.value, a) + aroundRing(b, value), aroundRing(token.value, b) + aroundRing(a, value)]);
  return Math.min(steps, ...ways);
}

const turning = (here: number, there: number, powers: Powers): number => (here + there ? here + there - Math.min(powers.strong, Math.max(here, there) - 1) : 0);

/** The ideas for two tokens that stand for two values; each free shift turns one die. */
function ideasOf(one: Token, first: number, other: Token, second: number, powers: Powers): number {
  const [here, there] = [stepsTo(one, first, powers), stepsTo(other, second, powers)];
  let shares: [number, number][] = [[0, 0]];
  for (const steps of powers.free) shares = shares.flatMap(([a, b]) => [[a + steps, b], [a, b + steps]] as [number, number][]);
  return Math.min(
    ...shares.map(([a, b]) => turning(one.kind === "die" ? Math.max(0, here - a) : here, other.kind === "die" ? Math.max(0, there - b) : there, powers)),
  );
}

/** The fewest ideas that a module takes; FAR: there are not two dice or markers. Of dice that were marked one or both pay. */
export function ideasFor(wanted: readonly [number, number], tokens: readonly Token[], powers: Powers, marked: readonly number[] = []): number {
  const left = [...tokens];
  const chosen = marked.flatMap((value) => left.splice(left.findIndex((token) => token.kind === "die" && token.value === value), 1));
  const pairs = chosen.length > 1 ? [[chosen[0]!, chosen[1]!] as const] : chosen.length ? left.map((token) => [chosen[0]!, token] as const) : left.flatMap((one, at) => left.slice(at + 1).map((other) => [one, other] as const));
  return Math.min(FAR, ...pairs.map(([one, other]) => Math.min(ideasOf(one, wanted[0], other, wanted[1], powers), ideasOf(one, wanted[1], other, wanted[0], powers))));
}

/** All modules with their dice, in the order of the box; two of the same pair share a cell. Marked dice are what one looks from. */
export function staircase(player: PlayerView, box: Box, marked: readonly number[] = []): Cell[] {
  const tokens = tokensOf(player);
  const powers = powersOf(player, box);
  return [...ofKind(box, "module"), ...ofKind(box, "feature")].map((card, at) => {
    const [one, other] = card["dice"] as [number, number];
    return {
      slug: card.slug,
      row: Math.min(one, other),
      column: Math.max(one, other),
      level: card.kind === "module" ? (player.modules[at] ?? 1) : 0,
      markers: player.markers[card.slug] ?? 0,
      ideas: ideasFor([one, other], tokens, powers, marked),
      type: box.cards.has(`${card.slug}-stack`) ? card.slug : "",
    };
  });
}

export interface Stored {
  slug: string;
  n: number;
  /** Diamonds between this cell and the next, and whether they shine. */
  diamonds: number;
  active: boolean;
}

/** The storage, land by land. */
export function storage(player: PlayerView, box: Box): { land: string; cells: Stored[] }[] {
  const found: { land: string; cells: Stored[] }[] = [];
  for (const card of ofKind(box, "material")) {
    const land = String(card["land"]);
    let group = found.find((each) => each.land === land);
    if (!group) found.push((group = { land, cells: [] }));
    group.cells.push({ slug: card.slug, n: player.markers[card.slug] ?? 0, diamonds: figure(card, "diamonds"), active: false });
  }
  for (const { cells } of found) {
    cells.forEach((cell, at) => (cell.active = cell.diamonds > 0 && cell.n > 0 && (cells[at + 1]?.n ?? 0) > 0));
  }
  return found;
}

/** All active diamonds: storage, settlements that are built, food and money. */
export function diamonds(player: PlayerView, box: Box): number {
  const stored = storage(player, box).flatMap(({ cells }) => cells).reduce((sum, cell) => sum + (cell.active ? cell.diamonds : 0), 0);
  const built = ofKind(box, "settlement").reduce((sum, card, at) => sum + (player.settlements[at] ? 0 : figure(card, "diamonds")), 0);
  const loose = ["food", "money"].reduce((sum, slug) => {
    const card = box.cards.get(slug);
    return sum + Math.min(Math.floor((player.markers[slug] ?? 0) / (figure(card, "per_diamond") || 1)), figure(card, "most_diamonds"));
  }, 0);
  return stored + built + loose;
}
