/** What a game's cards say and how its things are called, in the language of the reader. */
import type { FluentBundle } from "@fluent/bundle";
import { get } from "./api/client";
import type { VerbDoc, WordsDoc } from "./api/wire";
import type { CardInfo, GameInfo, Lang, Offer, RawOffer } from "./api/types";
import { TERMS } from "./boards/signs";
import { inWords } from "./offerWords";
import type { MapShape } from "./parts/map/shape";
import { session } from "./session.svelte";
import { bundle, find, type Args } from "./words";

export class Book {
  cards = $state.raw<Map<string, CardInfo>>(new Map());
  /** The map of a game that has one; a view tells it where it changes. */
  map = $state.raw<MapShape | null>(null);
  private words = $state.raw<FluentBundle | null>(null);
  private verbs = new Map<string, VerbDoc>();
  private said = new WeakMap<RawOffer, { names: readonly string[]; offer: Offer }>();

  constructor(readonly game: string) {}

  async load(lang: Lang): Promise<void> {
    const [cards, words, games] = await Promise.all([
      get<(CardInfo & { row: object })[]>(`/games/${this.game}/cards`, { lang }),
      get<WordsDoc>(`/games/${this.game}/words`, { lang }),
      get<GameInfo[]>("/games", { lang }),
    ]);
    this.map = games.find((game) => game.key === this.game)?.map ?? null;
    this.words = bundle(lang, words.text);
    this.verbs = new Map(words.verbs.map((verb) => [verb.word, verb]));
    this.cards = new Map(cards.map(({ row, ...card }) => [card.slug, { ...row, ...card } as CardInfo]));
  }

  card(slug: string): CardInfo | undefined {
    return this.cards.get(slug);
  }

  /** The name of a thing by its slug. */
  name(slug: string): string {
    return this.cards.get(slug)?.name ?? this.word(slug) ?? pretty(slug);
  }

  /** A message of the game, or null: `egypt.main`, `term-vp`. */
  word(id: string, args: Args = {}): string | null {
    return this.words && find(this.words, id, args);
  }

  /** The parts of a card's text that have a title, in the order of the card. */
  parts(slug: string): { name: string; title: string; text: string }[] {
    const names = Object.keys(this.words?.getMessage(slug)?.attributes ?? {});
    return names.flatMap((name) => {
      const title = this.word(`part-${name}`);
      return title ? [{ name, title, text: this.word(`${slug}.${name}`) ?? "" }] : [];
    });
  }

  /** What a card is: its type or its kind, as the game calls it. */
  kind(card: CardInfo): string {
    return this.kindName(String(card["type"] ?? card.kind));
  }

  kindName(key: string): string {
    const name = key.replaceAll("_", "-");
    return this.word(`type-${name}`) ?? this.word(`term-${name}`) ?? this.word(`kind-${name}`) ?? pretty(key);
  }

  /** What the level of a rival that nobody plays is called. */
  level(level: string): string {
    return this.word(`automaton-level-${level}`) ?? pretty(level);
  }

  /** A legal move with its words; the same again as long as move and names are the same. */
  offer(raw: RawOffer, names: readonly string[]): Offer {
    const known = this.said.get(raw);
    if (known && known.names.join() === names.join()) return known.offer;
    const offer = inWords(raw, this.verbs, names, (id, args) => this.word(id, args));
    this.said.set(raw, { names, offer });
    return offer;
  }

  /** What a count or column is called: the game's term for it, else its name made readable. */
  term(key: string): string {
    const singular = TERMS[key] ?? key.replace(/s$/, "");
    return this.known(key) ?? this.word(`term-${singular}`) ?? this.word(`term-${key}`) ?? pretty(key);
  }

  /** The name of a number that players follow, or null for one that only the engine needs. */
  known(key: string): string | null {
    return this.word(`stat-${key.replaceAll("_", "-")}.name`);
  }
}

export function pretty(slug: string): string {
  const words = slug.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const books = new Map<string, Book>();

/** The book of a game, read once for each language. */
export async function openBook(game: string): Promise<Book> {
  const key = `${game}/${session.lang}`;
  const found = books.get(key);
  if (found) return found;
  const book = new Book(game);
  await book.load(session.lang);
  books.set(key, book);
  return book;
}
