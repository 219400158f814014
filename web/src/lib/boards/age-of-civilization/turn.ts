import type { TurnSteps } from "..";
import Picture from "./TurnPicture.svelte";
import steps from "./turn.json";

export default { steps, Picture } satisfies TurnSteps;
