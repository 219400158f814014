/** What moves would do, asked for when they are looked at: those of one moment in one request, each once a version. */
import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "./api/types";

export type AskPreviews = (moves: string[]) => Promise<Preview[]>;

/** The most moves of one request. */
const MOST = 64;

export class Previews {
  private readonly found = new SvelteMap<string, Preview>();
  private readonly asked = new Set<string>();
  private wanted: string[] = [];
  private round = 0;

  constructor(private readonly ask: AskPreviews) {}

  /** What a move would do, if it is known by now. */
  of(move: string): Preview | undefined {
    return this.found.get(move);
  }

  /** Somebody looks at a move. */
  want(move: string): void {
    if (this.asked.has(move)) return;
    this.asked.add(move);
    this.wanted.push(move);
    if (this.wanted.length === 1) queueMicrotask(() => void this.send());
  }

  /** The table has moved on: nothing is known any more. What is still offered is shown as it was until it is asked anew. */
  reset(offered: readonly string[] = []): void {
    this.round++;
    this.asked.clear();
    this.wanted = [];
    for (const move of [...this.found.keys()]) if (!offered.includes(move)) this.found.delete(move);
    for (const move of this.found.keys()) this.want(move);
  }

  private async send(): Promise<void> {
    const round = this.round;
    const moves = this.wanted;
    this.wanted = [];
    for (let at = 0; at < moves.length && round === this.round; at += MOST) {
      const some = moves.slice(at, at + MOST);
      const told = await this.ask(some).catch(() => null);
      if (round !== this.round) return;
      if (told === null) for (const move of some) this.asked.delete(move); // asked again at the next look
      else for (const one of told) this.found.set(one.move, one);
    }
  }
}
