/** Moves come as ids and numbers; here they get their words: what each is called, and what it costs. */
import type { Offer, Price, RawOffer } from "./api/types";
import type { VerbDoc } from "./api/wire";
import { signed, type Args } from "./words";

/** What a game can say: a message, or null where it has none. */
export type Say = (id: string, args?: Args) => string | null;

const CASES = ["nom", "acc", "gen"];
const TRAITS = ["gender", "number"];

/** A thing as the arguments of a message: $name, $name-acc and so on; `none` where there is no thing. */
export function forms(name: string, slug: string | undefined, say: Say): Args {
  const value = slug === undefined ? "none" : (say(slug) ?? slug);
  const args: Args = { [name]: value };
  for (const of of CASES) args[`${name}-${of}`] = (slug && say(`${slug}.${of}`)) ?? value;
  for (const of of TRAITS) {
    const found = slug && say(`${slug}.${of}`);
    if (found) args[`${name}-${of}`] = found;
  }
  return args;
}

/** A number as the arguments of a message. */
export function amounts(amount: number): Args {
  const sign = amount > 0 ? "plus" : amount < 0 ? "minus" : "zero";
  return { amount, size: Math.abs(amount), signed: signed(amount), sign };
}

/** A move as a person chooses it; `told` is the thing whose words say what it is good for, `as` a message and a number for the name of its subject. */
export function moveLabel(move: string, verbs: ReadonlyMap<string, VerbDoc>, names: readonly string[], say: Say, told: string | null = null, as: RawOffer["told_as"] = null): string {
  const [word = "", ...rest] = move.split(" ");
  const verb = verbs.get(word);
  const args: Args = forms("told", told ?? undefined, say);
  for (const name of ["subject", "amount"] as const) {
    const kind = verb?.[name] ?? "";
    const token = kind === "" ? undefined : rest.shift();
    if (kind === "number") args[name] = Number(token);
    else if (kind === "seat") {
      const seat = Number(token);
      args[name] = seat;
      args[`${name}-seat`] = names[seat] || (say("seat-name", { number: seat + 1 }) ?? String(token));
    } else if (kind === "place") Object.assign(args, forms(name, token, (id, more) => say(`place-${id}`, more)));
    else Object.assign(args, forms(name, token, say));
  }
  if (as) for (const of of ["", ...CASES.map((one) => `-${one}`)]) args[`subject${of}`] = `${say(as[0]) ?? as[0]} ${as[1]}`;
  return say(`move-${word}`, args) ?? move;
}

function pricedIn(raw: RawOffer["price"][number], say: Say): Price {
  return {
    kind: raw.kind,
    total: raw.total,
    text: say(`price-${raw.kind}`, amounts(raw.total)) ?? `${raw.total} ${raw.kind}`,
    rows: raw.rows.map(([source, amount]) => (source === null ? signed(amount) : `${signed(amount)} ${say(source) ?? source}`)),
  };
}

/** What a card says in a line: of a card in parts those that the move brings, of one with levels that level, else its text. */
function powerOf({ tells: slug, gain }: RawOffer, group: string, say: Say): string {
  if (slug === null) return "";
  const named = say(`move-${group}.part`) ?? "";
  if (named === "none") return ""; // what can be worked out says more
  const parts = named.split(" ").flatMap((part) => (part && say(`${slug}.${part}`)) || []);
  const level = gain.find(([kind]) => kind === "power")?.[1] ?? 1;
  return parts.length ? parts.join(" ") : (say(`${slug}.level-${level}`) ?? say(`${slug}.text`) ?? "");
}

/** A legal move with its words. */
export function inWords(raw: RawOffer, verbs: ReadonlyMap<string, VerbDoc>, names: readonly string[], say: Say): Offer {
  const group = raw.move.split(" ", 1)[0] ?? "";
  return {
    ...raw,
    group,
    label: moveLabel(raw.move, verbs, names, say, raw.tells ?? raw.named, raw.told_as),
    gives_up: verbs.get(group)?.gives_up ?? false,
    power: powerOf(raw, group, say),
    hint: say(`move-${group}.hint`) ?? "",
    price: raw.price.map((one) => pricedIn(one, say)),
  };
}
