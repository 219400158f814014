/** Days as people write them. */
import type { Lang } from "./api/types";

const LOCALES: Record<Lang, string> = { en: "en-GB", ru: "ru", el: "el" };
export const HOUR = 3_600;
export const DAY = 24 * HOUR;

/** Returns a day of this year, as in “on 3 December”; with the time of day if it is less than two days away. */
export function dayOf(seconds: number, lang: Lang, now: number = Date.now() / 1000): string {
  const near = seconds - now < 2 * DAY;
  const time: Intl.DateTimeFormatOptions = near ? { hour: "numeric", minute: "2-digit" } : {};
  return new Intl.DateTimeFormat(LOCALES[lang], { day: "numeric", month: "long", ...time }).format(new Date(seconds * 1000));
}
