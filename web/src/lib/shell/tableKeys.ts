/** Keys that work anywhere at the table, unless something is being written. */
import type { Refs } from "$lib/refs.svelte";
import { tick } from "svelte";
import { isButton } from "./moveCosts";

interface Hands {
  refs: Refs;
  step: (what: "undo" | "redo") => void;
  help: () => void;
  hint: () => void;
  show: (what: "act" | "board") => void;
}

export function tableKeys(hands: Hands): (event: KeyboardEvent) => void {
  const focusOn = (selector: string): void => {
    const first = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    first?.focus();
  };
  /** The focus is there before the next key comes: whoever types fast uses what they went to, not what they left. */
  const goTo = (what: "act" | "board", selector: string): void => {
    hands.show(what);
    void tick().then(() => focusOn(selector));
  };
  /** A thing of the board that has taken a digit for itself; else the n-th move of the list. */
  const byDigit = (digit: string): (() => void) | undefined => {
    const thing = [...document.querySelectorAll<HTMLElement>(`[data-digit="${digit}"]`)].find((one) => one.checkVisibility());
    const offer = document.querySelector("[data-digit]") ? undefined : hands.refs.offers[Number(digit) - 1];
    return thing ? () => thing.click() : offer && (() => hands.refs.commit(offer));
  };
  const acts: Record<string, () => void> = {
    "?": hands.help,
    h: hands.hint,
    u: () => hands.step("undo"),
    r: () => hands.step("redo"),
    b: () => goTo("board", "main [data-thing]:not([data-place][tabindex='-1'])"),
    m: () => goTo("act", "[data-move]"),
    "/": () => goTo("act", "[data-search], [data-move]"),
    e: () => {
      const end = hands.refs.offers.find((offer) => isButton(offer) && !offer.gives_up);
      if (end) hands.refs.commit(end);
    },
  };
  return (event) => {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea, select, dialog")) return;
    if (event.key === "Escape") return hands.refs.back();
    const act = /^[0-9]$/.test(event.key) ? byDigit(event.key) : acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
