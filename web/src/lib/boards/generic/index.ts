import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";

export default { Board, Mine, Others };
