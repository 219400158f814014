/** Offers for tests: a move and the things it touches, in order. */
import type { Offer } from "../src/lib/api/types";

export const offer = (move: string, refs: string[], cost = 0): Offer => ({
  move,
  label: move,
  refs,
  group: "",
  price: cost ? [{ kind: "steps", total: cost, text: `${cost} steps`, rows: [] }] : [],
  gain: [],
  tells: null,
  named: null,
  told_as: null,
  gives_up: false,
  destroys: false,
  power: "",
  hint: "",
});
