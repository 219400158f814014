/** A walk of several squares: the offered steps are made one after another, and it stops before what cannot be taken back. */
import type { Offer } from "$lib/api/types";
import type { FarPlace } from "$lib/parts/map/far";
import type { Refs } from "$lib/refs.svelte";
import { t } from "$lib/session.svelte";
import { frameOf, type GameStateView } from "./view";

const MEETS = 1;
const PASSES = 2;

/** Where the group that moves can go, by the way that the server tells. */
export function farPlaces(view: GameStateView): Map<string, FarPlace> {
  const found = new Map<string, FarPlace>();
  const move = frameOf(view, "Move");
  if (!move || move.seat !== view.seat) return found;
  const before = new Map(view.reach_at.map((at, nth) => [at, view.reach_from[nth]!]));
  view.reach_at.forEach((at, nth) => {
    const how = view.reach_how[nth];
    if (how === PASSES) return;
    const path = [at];
    while (path[0] !== move.at && before.has(path[0]!)) path.unshift(before.get(path[0]!)!);
    const force = view.reach_force[nth] ?? 0;
    const says = [
      t("smc-steps", { n: view.reach_cost[nth]! }),
      how === MEETS && path.length > 2 ? t("smc-stops-before") : "",
      force ? t("smc-forces", { mine: view.group_force, theirs: force, bonus: view.reach_bonus[nth] ?? 0 }) : "",
    ];
    found.set(at, { cost: view.reach_cost[nth]!, path, stops: how === MEETS, says: says.filter(Boolean).join(". ") });
  });
  return found;
}

/** Figures that are lifted by the mouse: all armies of a square that may go together, or else a scout. */
export class Lift {
  at = $state<string | null>(null);
  private sent = -1;
  private scouts = false;

  constructor(private readonly refs: Refs) {}

  begin(at: string): void {
    this.at = at;
    this.sent = -1;
    this.scouts = !this.offer("army");
  }

  /** Whether a square has figures that can still be picked. */
  has = (at: string): boolean => this.refs.offers.some((one) => one.move === `pick army ${at}` || one.move === `pick scout ${at}`);

  /** The next figure as soon as the last one is picked. */
  go(version: number): void {
    if (this.at === null || this.refs.busy || version === this.sent) return;
    const offer = this.scouts && this.sent >= 0 ? undefined : this.offer(this.scouts ? "scout" : "army");
    this.sent = version;
    if (offer) this.refs.commit(offer);
    else this.at = null;
  }

  private offer(kind: string): Offer | undefined {
    return this.refs.offers.find((one) => one.move === `pick ${kind} ${this.at}`);
  }
}

export class Walk {
  private left: string[] = [];
  /** The version in which the last step was sent. */
  private sent = 0;

  constructor(private readonly refs: Refs) {}

  /** Goes to a square, or beside it where something waits there. */
  begin(way: FarPlace, version: number): void {
    this.left = way.path.slice(1, way.stops ? -1 : undefined);
    this.sent = version - 1;
    this.go(version);
  }

  /** The next step as soon as the last one is made; anything else that happens ends the walk. */
  go(version: number): void {
    const next = this.left[0];
    if (next === undefined || this.refs.busy || version === this.sent) return;
    const offer = this.refs.offers.find((one) => one.move === `walk ${next}`);
    if (!offer || version !== this.sent + 1) {
      this.left = [];
      return;
    }
    this.left = this.left.slice(1);
    this.sent = version;
    this.refs.commit(offer);
  }
}
