/** Whether the viewer must move. Offers alone do not tell: who has answered may still have some, to answer otherwise. */
interface Seen {
  seat: number | null;
  view: { waiting: readonly number[] };
}

export function mustMove(scene: Seen): boolean {
  return scene.seat !== null && scene.view.waiting.includes(scene.seat);
}

/** Whether the viewer has answered a question that others still think about, and may answer otherwise. */
export function mayChange(scene: { seat: number | null; view: { may_change: readonly number[] } }): boolean {
  return scene.seat !== null && scene.view.may_change.includes(scene.seat);
}
