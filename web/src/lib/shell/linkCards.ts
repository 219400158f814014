/** Finds the names of cards in a sentence, the longest first, so that each leads to its card. */
export interface Part {
  text: string;
  slug: string | null;
}

const SHORTEST = 4;

export function linkCards(text: string, cards: readonly { slug: string; name: string }[]): Part[] {
  const known = new Map(cards.filter((card) => card.name.length >= SHORTEST).map((card) => [card.name, card.slug]));
  const names = [...known.keys()].filter((name) => text.includes(name)).sort((a, b) => b.length - a.length);
  if (!names.length) return [{ text, slug: null }];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<!\\p{L})(${escaped.join("|")})(?!\\p{L})`, "gu");
  const parts: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(found)) {
    if (match.index > last) parts.push({ text: text.slice(last, match.index), slug: null });
    parts.push({ text: match[0], slug: known.get(match[0]) ?? null });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last), slug: null });
  return parts;
}
