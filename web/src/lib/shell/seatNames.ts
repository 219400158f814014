/** How the seats are called, as the log calls them. */
import type { TableInfo } from "$lib/api/types";
import { distinct } from "./distinctNames";
import { t } from "$lib/session.svelte";

export function seatNames(info: TableInfo | null, seats: number): string[] {
  const shared = info?.mode === "hotseat" || info?.mode === "analysis";
  // One person's many seats are numbered; seats of a record that was opened have names of their own.
  const many = (name: string): boolean => (info?.seats.filter((seat) => seat.kind === "human" && seat.name === name).length ?? 0) > 1;
  const names = Array.from({ length: seats }, (_, at) => {
    const seat = info?.seats[at];
    return (shared && seat?.kind === "human" && many(seat.name) ? "" : seat?.name) || t("seat", { n: at + 1 });
  });
  return distinct(names);
}
