/** What is chosen before a game: switches, choices, lists of choices and numbers; and how an address tells them. */
import type { GameInfo, OptionInfo } from "./api/types";

export type OptionValue = boolean | number | string | string[];
export type Options = Record<string, OptionValue>;

/** Joins the values of a list where an option is written as text. */
const BETWEEN = "/";

export const valuesOf = (option: OptionInfo): string[] => option.values.map((one) => one["value"] ?? "");
export const labelOf = (option: OptionInfo, value: string): string => option.values.find((one) => one["value"] === value)?.["label"] ?? value;

/** An option as it is with so many players: a list may be shorter then, and have fewer values. */
export function withPlayers(option: OptionInfo, players: number): OptionInfo {
  const list = option.lists.find((one) => one.players === players);
  return list ? { ...option, most: list.most, values: option.values.filter((one) => list.values.includes(one["value"] ?? "")) } : option;
}

/** A list without what so many players cannot have; anything else as it is. */
function within(option: OptionInfo, value: OptionValue): OptionValue {
  return Array.isArray(value) ? value.filter((one) => valuesOf(option).includes(one)).slice(0, option.most) : value;
}

/** An option in a line: its name, and what was chosen where that is more than yes. */
export function told(option: OptionInfo, value: OptionValue): string {
  if (value === true) return option.label;
  const values = Array.isArray(value) ? value.map((one) => labelOf(option, one)) : [labelOf(option, String(value))];
  return `${option.label}: ${values.join(", ")}`;
}

/** Whether a value may be chosen at all. */
export function fits(option: OptionInfo, value: OptionValue): boolean {
  if (option.kind === "switch") return value === true;
  if (option.kind === "choice") return typeof value === "string" && valuesOf(option).includes(value);
  if (option.kind === "number") return typeof value === "number" && Number.isInteger(value) && value >= option.least && value <= option.most;
  return Array.isArray(value) && value.length >= Math.max(1, option.least) && value.length <= option.most
    && value.every((one) => valuesOf(option).includes(one)) && (option.repeats || new Set(value).size === value.length);
}

/** The value that an address tells, or nothing where it tells none that fits. */
export function readOption(option: OptionInfo, text: string | null): OptionValue | undefined {
  if (text === null) return undefined;
  const value: OptionValue =
    option.kind === "switch" ? !["", "0", "false"].includes(text)
    : option.kind === "list" ? text.split(BETWEEN)
    : option.kind === "number" && /^-?\d+$/.test(text) ? Number(text)
    : text;
  return fits(option, value) ? value : undefined;
}

/** The address of a new table as it is chosen; lists are joined by a stroke: civbots=king/noble. */
export function addressOf(game: string, players: number, on: Options): string {
  const told: Options = { game, players, ...on };
  const parts = Object.entries(told).map(([name, value]) => {
    const text = Array.isArray(value) ? value.map(encodeURIComponent).join(BETWEEN) : encodeURIComponent(value === true ? "1" : String(value));
    return `${encodeURIComponent(name)}=${text}`;
  });
  return `/new?${parts.join("&")}`;
}

/** Why an option cannot be chosen beside others: the reason of the rulebook, or nothing. */
export function whyNot(game: GameInfo, players: number, option: string, value: OptionValue, beside: Options): string | undefined {
  const same = (one: OptionValue | undefined, other: OptionValue): boolean => JSON.stringify(one) === JSON.stringify(other);
  return game.exclusions.find(({ players: counts, options }) =>
    counts.includes(players) && options[option] !== undefined && same(value, options[option])
      && Object.entries(options).every(([key, other]) => key === option || same(beside[key], other)))?.reason;
}

/** What is on: of two choices that exclude each other, the first one. */
export function chosen(game: GameInfo, players: number, wanted: Partial<Options>): Options {
  const taken: Options = {};
  for (const option of game.options.map((one) => withPlayers(one, players))) {
    const asked = wanted[option.name];
    const value = asked === undefined ? undefined : within(option, asked);
    if (value !== undefined && fits(option, value) && !whyNot(game, players, option.name, value, taken)) taken[option.name] = value;
  }
  return taken;
}

/** Why no value of an option can be chosen: the reasons, or nothing where some value can. */
export function barredBy(game: GameInfo, players: number, option: OptionInfo, beside: Options): string[] {
  if (option.kind === "switch" || option.kind === "choice") {
    const values: OptionValue[] = option.kind === "switch" ? [true] : valuesOf(option);
    const reasons = values.map((value) => whyNot(game, players, option.name, value, beside));
    return reasons.every(Boolean) ? unique(reasons) : [];
  }
  // Nobody lists every list and number: it is barred where its players are not among those it is meant for.
  if (option.seats.includes(players)) return [];
  return unique(game.exclusions.filter((one) => one.players.includes(players) && Object.keys(one.options).join() === option.name).map((one) => one.reason));
}

const unique = (reasons: (string | undefined)[]): string[] => [...new Set(reasons.filter((reason) => reason !== undefined))];

/** A list with one more value, as many as it takes to begin with. */
export function longer(option: OptionInfo, list: readonly string[]): string[] {
  const found = [...list];
  do {
    const next = valuesOf(option).find((value) => option.repeats || !found.includes(value));
    if (next === undefined || found.length >= option.most) break;
    found.push(next);
  } while (found.length < option.least);
  return found;
}

/** A list without one of its values; fewer than it must have are none. */
export function shorter(option: OptionInfo, list: readonly string[], at: number): string[] {
  const found = list.filter((_, nth) => nth !== at);
  return found.length < option.least ? [] : found;
}
