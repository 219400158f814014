/** Words in Project Fluent: those of the client, and those of a game as the server sends them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./api/types";

export type Args = Record<string, FluentVariable>;
export const LANGS: readonly Lang[] = ["en", "ru", "el"];
export const LANG_NAMES: Record<Lang, string> = { en: "English", ru: "Русский", el: "Ελληνικά" };

/** The words of the client, and those of each board, which are fetched with it. */
const files = import.meta.glob<string>(["../words/*.ftl", "./boards/*/words/*.ftl"], { query: "?raw", import: "default" });

/** Returns the client's own words in a language, and those of some boards. */
export async function loadWords(lang: Lang, games: readonly string[] = []): Promise<FluentBundle> {
  const wanted = [`../words/${lang}.ftl`, ...games.map((game) => `./boards/${game}/words/${lang}.ftl`)];
  return bundle(lang, (await Promise.all(wanted.map((path) => files[path]?.() ?? ""))).join("\n"));
}

export function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Returns a message, or null when the bundle has none by that name. `id.attribute` names an attribute. */
export function find(words: FluentBundle, id: string, args: Args = {}): string | null {
  const [name = "", attribute] = id.split(".");
  const message = words.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  return words.formatPattern(pattern, args, errors);
}

export function guessLang(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

/** Returns a number as printed: with a real minus sign. */
export const plain = (amount: number): string => String(amount).replace("-", "−");

/** Returns a name that begins a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** Returns +2 or −3 as printed. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}
