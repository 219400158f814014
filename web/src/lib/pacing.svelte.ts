/** Moves of rivals are shown one after the other: told in a caption, ringed, then played; any key or tap shows the rest at once. */
import type { Scene } from "./api/types";
import { mustMove } from "./mustMove";
import { session } from "./session.svelte";
import { toldBy, type Told } from "./toldBy";

/** How long one move is shown, by the wished speed of motion; all together take no longer than MOST. */
const BEAT: Record<number, number> = { 0: 0, 120: 350, 250: 600, 500: 900 };
const MOST = 5000;
const LEAST = 90;

export class Pacing {
  told = $state.raw<Told | null>(null);
  private queue: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: Scene | null = null;

  constructor(
    private readonly now: () => Scene | null,
    private readonly show: (scene: Scene) => void,
  ) {}

  /** Takes a scene: shown in its turn if it tells of others' moves, else at once. */
  take(scene: Scene): void {
    if (this.isSilent(scene)) {
      // Somebody has sealed an answer: what is shown goes on.
      if (this.waiting || this.queue.length) this.queue.push(scene);
      else this.show(scene);
      return;
    }
    if (!this.isPaced(scene)) {
      this.finish();
      this.show(scene);
      return;
    }
    this.queue.push(scene);
    if (this.timer === undefined) this.next();
  }

  /** Shows all that is left at once; whether there was any. */
  finish(): boolean {
    const some = this.timer !== undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.told = null;
    const rest = [...(this.waiting ? [this.waiting] : []), ...this.queue];
    this.waiting = null;
    this.queue = [];
    for (const scene of rest) this.show(scene);
    return some && rest.length > 0;
  }

  /** Forgets what was still to be shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.told = null;
    this.waiting = null;
    this.queue = [];
  }

  private get last(): Scene | null {
    return this.queue.at(-1) ?? this.waiting ?? this.now();
  }

  /** Whether a scene tells of no move, while others are shown. */
  private isSilent(scene: Scene): boolean {
    const last = this.last;
    return this.timer !== undefined && !document.hidden && scene.seat === last?.seat && scene.number === last.number;
  }

  private isPaced(scene: Scene): boolean {
    const last = this.last;
    if (!session.speed || !last || document.hidden || scene.seat !== last.seat || scene.number <= last.number) return false;
    if (this.timer === undefined && mustMove(last)) return false; // never in the way of one's own move
    return scene.log.some((line) => line.number > last.number && line.mover !== scene.seat);
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) {
      this.timer = undefined;
      this.told = null;
      return;
    }
    this.waiting = scene;
    this.told = toldBy(scene, this.now(), this.queue.length);
    const most = Math.min(BEAT[session.taste.speed] ?? 600, MOST / (this.queue.length + 1));
    const beat = this.told ? Math.max(LEAST, most) : LEAST;
    // First what is used is ringed where it lies; then it moves.
    this.timer = setTimeout(() => {
      this.waiting = null;
      this.show(scene);
      while (this.queue[0]?.number === scene.number) this.show(this.queue.shift()!);
      this.timer = setTimeout(() => this.next(), beat * 0.65);
    }, beat * 0.35);
  }
}
