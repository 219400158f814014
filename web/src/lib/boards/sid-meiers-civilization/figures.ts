/** Armies and scouts as they stand: one marker a seat, kind and square. */
import { frameOf, type GameStateView } from "./view";

export type Kind = "army" | "scout";

export interface Stack {
  id: string;
  seat: number;
  kind: Kind;
  at: string;
  count: number;
  /** It has moved already in this turn. */
  spent: boolean;
  /** It is what moves just now. */
  moving: boolean;
}

const without = (list: readonly string[], at: string, count: number): string[] => {
  let left = count;
  return list.filter((one) => one !== at || left-- <= 0);
};

export function stacks(view: GameStateView): Stack[] {
  const move = frameOf(view, "Move");
  const turn = frameOf(view, "MoveTurn");
  return view.players.flatMap((player, seat) => {
    const kinds: [Kind, string[]][] = [["army", player.armies], ["scout", player.scouts.map((scout) => scout.at)]];
    return kinds.flatMap(([kind, all]) => {
      const going = move && move.seat === seat ? (kind === "army" ? move.armies : move.scouts) : 0;
      const found: Stack[] = [];
      if (going && move) found.push({ id: `moving:${kind}`, seat, kind, at: move.at, count: going, spent: false, moving: true });
      const fresh = turn && turn.seat === seat ? (kind === "army" ? turn.armies : turn.scouts) : null;
      for (const at of new Set(without(all, move?.at ?? "", going))) {
        const count = without(all, move?.at ?? "", going).filter((one) => one === at).length;
        found.push({ id: `${seat}:${kind}:${at}`, seat, kind, at, count, spent: fresh !== null && !fresh.includes(at), moving: false });
      }
      return found;
    });
  });
}
