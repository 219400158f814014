/** Who acts earlier in the round and could spoil an action before it is carried out. */
import { NONE, type BoardView, type PlayerView } from "./view";

/** Levels that a card of the round can change. */
const STEP = 1;
const has = (player: PlayerView, ...actions: string[]): boolean => actions.some((action) => player.hand.includes(action));

/** The seats before one's own in turn order that could take away what an action needs; public queues tell their hands. */
export function spoilers(view: BoardView, slug: string): number[] {
  const me = view.players[view.seat];
  if (!me) return [];
  const before = view.order.slice(0, Math.max(0, view.order.indexOf(view.seat)));
  return before.filter((seat) => could(view, me, view.players[seat]!, slug));
}

function could(view: BoardView, me: PlayerView, other: PlayerView, slug: string): boolean {
  const meets = me.land.some((cubes, place) => cubes > 0 && (other.land[place] ?? 0) > 0);
  switch (slug) {
    case "art":
      return view.row.some((wonder) => wonder !== NONE) && has(other, "art");
    case "raid": // a victim is behind in military, and may rise
      return other.military < me.military && me.military - other.military <= STEP && has(other, "military");
    case "war": // the enemy may have become as strong, or leave
      return meets && Math.abs(me.military - other.military) <= STEP && has(other, "military", "war", "exploit");
    case "expansion":
      return has(other, "expansion");
    default:
      return false;
  }
}
