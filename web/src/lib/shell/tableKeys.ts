/** Keys that work anywhere at the table, unless something is being written. */
import type { Refs } from "$lib/refs.svelte";
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
  const onBoard = (): void => {
    hands.show("board");
    setTimeout(() => focusOn("main [data-thing]:not([data-place][tabindex='-1'])"), 30);
  };
  const acts: Record<string, () => void> = {
    "?": hands.help,
    h: hands.hint,
    u: () => hands.step("undo"),
    r: () => hands.step("redo"),
    b: onBoard,
    m: () => {
      hands.show("act");
      setTimeout(() => focusOn("[data-move]"), 30);
    },
    "/": () => {
      hands.show("act");
      setTimeout(() => focusOn("[data-search], [data-move]"), 30);
    },
    e: () => {
      const end = hands.refs.offers.find((offer) => isButton(offer) && !offer.gives_up);
      if (end) hands.refs.commit(end);
    },
  };
  return (event) => {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea, select, dialog")) return;
    if (event.key === "Escape") return hands.refs.back();
    const offer = /^[1-9]$/.test(event.key) ? hands.refs.offers[Number(event.key) - 1] : undefined;
    const act = offer ? () => hands.refs.commit(offer) : acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
