/** The parts of a table that a phone shows one at a time. */
export type Tab = "act" | "board" | "mine" | "others" | "log";
