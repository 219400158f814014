import { isPlace, placeOf } from "$lib/drill";
import type { Book } from "$lib/gameWords.svelte";

/** What the thing is called that a ref names. */
export function refName(ref: string, book: Book, names: readonly string[]): string {
  const [kind = "", tail = ""] = [ref.split(":")[0], ref.slice(ref.indexOf(":") + 1)];
  if (isPlace(ref)) return placeName(placeOf(ref), book);
  if (kind === "seat") return names[Number(tail)] ?? tail;
  if (!ref.includes(":")) return book.term(ref);
  const called = book.name(tail);
  return /^\d+$/.test(tail) ? `${book.term(kind)} ${tail}` : called;
}

/** A place by its message, or, where places have none, by its id: d5. */
export const placeName = (id: string, book: Book): string => book.word(`place-${id}`) ?? id;
