import { addIcons } from "$lib/icons/Icon.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import More from "./More.svelte";
import Others from "./Others.svelte";

/** The art is large and comes after the board. */
export const art = import("virtual:icons/age-of-civilization").then((found) => addIcons(found.default));
export default { Board, Mine, More, Others };
