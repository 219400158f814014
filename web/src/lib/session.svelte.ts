/** Who sits at this browser and how they like the table. Kept here and, once the server knows them, there. */
import type { FluentBundle } from "@fluent/bundle";
import { get, patch, post, Refused, speak } from "./api/client";
import type { Density, Lang, Me, Speed, Theme } from "./api/types";
import { untrack } from "svelte";
import { find, guessLang, loadWords, type Args } from "./words";

type Taste = Pick<Me, "lang" | "theme" | "density" | "speed">;
const STORE = "ecumene";
/** Set once the server knows this browser: until then nobody is asked for, and nothing is refused. */
const KNOWN = "ecumene-known";
const DEFAULT: Taste = { lang: guessLang(navigator.languages ?? ["en"]), theme: "system", density: "picture", speed: 250 };

function stored(): Taste {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Taste>) };
  } catch {
    return DEFAULT;
  }
}

class Session {
  me = $state.raw<Me | null>(null);
  taste = $state.raw<Taste>(stored());
  words = $state.raw<FluentBundle | null>(null);
  calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  /** Nothing moves, whatever the taste: in replays. */
  still = $state(false);
  coarse = $state(matchMedia("(pointer: coarse)").matches);

  get lang(): Lang {
    return this.taste.lang;
  }

  /** How long a change takes to be shown, in milliseconds. */
  get speed(): number {
    return this.calm || this.still ? 0 : this.taste.speed;
  }

  async start(): Promise<void> {
    await this.show(this.taste);
    if (localStorage.getItem(KNOWN) === null) {
      this.me = await post<Me>("/guest").catch(() => null); // who has a session keeps it
    } else try {
      this.me = await get<Me>("/me");
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) return;
      this.me = await post<Me>("/guest").catch(() => null);
      if (this.me) await this.tell(this.taste);
    }
    const { lang, theme, density, speed } = this.me ?? this.taste;
    if (!this.me) return;
    localStorage.setItem(KNOWN, "");
    await this.show({ lang, theme, density, speed });
  }

  /** Stops or lets go on all motion. */
  hold(still: boolean): void {
    this.still = still;
    // Untracked: an effect that holds must not run again because of what it has set itself.
    untrack(() => document.documentElement.style.setProperty("--speed", `${this.speed}ms`));
  }

  /** Brings the words of a game's board beside those of the client. */
  async bringWords(game: string): Promise<void> {
    if (!this.games.includes(game)) this.games = [...this.games, game];
    if (!this.brought.includes(game)) await this.show(this.wanted);
  }

  async set(change: Partial<Taste>): Promise<void> {
    // Told first: whoever leaves the page before the words are here has changed it all the same.
    await Promise.all([this.tell(change), this.show({ ...this.wanted, ...change })]);
  }

  /** What was wished for last, while its words are still on their way. */
  private wanted: Taste = this.taste;
  private wishes = 0;
  /** The games whose boards were opened, and those whose words are here. */
  private games: readonly string[] = [];
  private brought: readonly string[] = [];
  private told: Promise<void> = Promise.resolve();

  private async tell(change: Partial<Taste>): Promise<void> {
    // One after the other: the last wish is the last that the server hears.
    this.told = this.told.then(async () => {
      if (this.me) this.me = await patch<Me>("/me", change).catch(() => this.me);
    });
    await this.told;
  }

  private async show(taste: Taste): Promise<void> {
    speak(taste.lang);
    this.wanted = taste;
    const wish = ++this.wishes;
    const games = this.games;
    if (!this.words || taste.lang !== this.taste.lang || games !== this.brought) {
      const words = await loadWords(taste.lang, games);
      if (wish !== this.wishes) return; // somebody has wished for something else meanwhile
      this.words = words;
      this.brought = games;
    }
    this.taste = taste;
    localStorage.setItem(STORE, JSON.stringify(taste));
    const root = document.documentElement;
    root.lang = taste.lang;
    root.dataset["density"] = taste.density;
    if (taste.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = taste.theme;
    root.style.setProperty("--speed", `${this.speed}ms`);
  }
}

export const session = new Session();
export type { Taste, Theme, Density, Speed };

/** A word of the client. */
export function t(id: string, args: Args = {}): string {
  return (session.words && find(session.words, id, args)) ?? id;
}
