/** Warnings that somebody does not want to see again. Numbers in them do not matter. */
const STORE = "ecumene-silenced";

const kind = (line: string): string => line.replace(/\d+/g, "#");

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const isMuted = (line: string): boolean => all().includes(kind(line));

export function mute(line: string): void {
  localStorage.setItem(STORE, JSON.stringify([...new Set([...all(), kind(line)])]));
}
