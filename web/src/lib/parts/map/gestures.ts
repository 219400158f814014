/** Hands on a map: drag, wheel and pinch, around the pointer; a mouse carries pieces. A small movement during a tap is no drag. */
import type { Attachment } from "svelte/attachments";

export interface Hands {
  /** Moves what is in sight by pixels. */
  drag: (dx: number, dy: number) => void;
  /** Makes it larger by a factor around a point of the pane, in pixels; tells whether anything changed. */
  zoom: (by: number, x: number, y: number) => boolean;
  /** Takes what is pressed into the hand, if it can be carried; then it goes with the pointer until it is put down. */
  take?: (target: EventTarget | null) => boolean;
  carry?: (over: Element | null) => void;
  put?: (down: Element | null) => void;
}

const SLACK = 6;

export const gestures = (hands: Hands): Attachment<HTMLElement | SVGElement> => (pane) => {
  const down = new Map<number, { x: number; y: number }>();
  let moved = false;
  let carrying = false;
  let travelled = 0;
  const inside = (x: number, y: number): [number, number] => {
    const box = pane.getBoundingClientRect();
    return [x - box.left, y - box.top];
  };
  const span = (): { far: number; x: number; y: number } => {
    const [one, other] = [...down.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return { far: Math.hypot(one.x - other.x, one.y - other.y), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };

  function press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!down.size) [moved, travelled, carrying] = [false, 0, event.pointerType === "mouse" && (hands.take?.(event.target) ?? false)];
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size > 1) moved = true; // fingers that pinch tap nothing
  }
  function move(event: PointerEvent): void {
    const last = down.get(event.pointerId);
    if (!last) return;
    const before = down.size === 2 ? span() : null;
    const now = { x: event.clientX, y: event.clientY };
    travelled += Math.hypot(now.x - last.x, now.y - last.y);
    if (!moved && travelled < SLACK) return;
    if (!moved) pane.setPointerCapture?.(event.pointerId);
    moved = true;
    down.set(event.pointerId, now);
    if (carrying) return hands.carry?.(document.elementFromPoint(now.x, now.y));
    if (!before) return hands.drag(now.x - last.x, now.y - last.y);
    const after = span();
    hands.drag(after.x - before.x, after.y - before.y);
    hands.zoom(after.far / Math.max(1, before.far), ...inside(after.x, after.y));
  }
  function lift(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    if (carrying && moved) hands.put?.(event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null);
    carrying = false;
  }
  /** A click that ended a drag uses nothing. */
  function click(event: Event): void {
    if (moved) event.stopPropagation();
    moved = false;
  }
  function wheel(event: WheelEvent): void {
    // At the end of the zoom the page scrolls on, so that nobody is caught in the map.
    if (hands.zoom(Math.exp(-event.deltaY / (event.deltaMode ? 12 : 400)), ...inside(event.clientX, event.clientY))) event.preventDefault();
  }
  // What is pressed here may be let go beside the map, or where the map was when others moved: it is heard everywhere.
  const heard: [EventTarget, string, (event: never) => void, AddEventListenerOptions?][] = [
    [pane, "pointerdown", press], [pane, "pointermove", move], [window, "pointerup", lift], [window, "pointercancel", lift],
    [pane, "click", click, { capture: true }], [pane, "wheel", wheel, { passive: false }],
  ];
  for (const [where, name, act, how] of heard) where.addEventListener(name, act as EventListener, how);
  return () => {
    for (const [where, name, act, how] of heard) where.removeEventListener(name, act as EventListener, how);
  };
};
