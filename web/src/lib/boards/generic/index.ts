import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import Rival from "./Rival.svelte";

export default { Board, Mine, Others, Rival };
