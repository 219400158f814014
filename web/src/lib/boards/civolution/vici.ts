/** What the drawing of V.I.C.I. reads out of its view and the box. */
import { figure, type Box } from "./view";

export interface GridCell {
  number: number;
  filled: boolean;
  /** A marker that comes here takes a token from a display. */
  takes: boolean;
}

/** A grid from its first space on. */
export function grid(kind: string, markers: number, box: Box): GridCell[] {
  const card = box.cards.get(kind);
  const takes = (card?.["vici_icons"] ?? []) as number[];
  return Array.from({ length: figure(card, "vici_spaces") }, (_, at) => ({ number: at + 1, filled: at < markers, takes: takes.includes(at + 1) }));
}
