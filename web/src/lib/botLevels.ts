/** Whom people choose to play against: four levels, the easiest first. Other bots are programs to measure with. */
import type { GameInfo } from "./api/types";

type Bot = GameInfo["bots"][number];
const LEVELS = ["novice", "adept", "expert", "master"];

export const EASIEST = LEVELS[0]!;

/** The bots of a game as people look for them: levels first, then the rest. */
export function ranked(bots: readonly Bot[]): { levels: Bot[]; others: Bot[] } {
  return {
    levels: LEVELS.flatMap((name) => bots.find((bot) => bot.name === name) ?? []),
    others: bots.filter((bot) => !LEVELS.includes(bot.name)),
  };
}
