/** How the seats are called, as the log calls them. */
import type { TableInfo } from "$lib/api/types";
import { distinct } from "./distinct";
import { t } from "$lib/session.svelte";

export function seatNames(info: TableInfo | null, seats: number): string[] {
  const shared = info?.mode === "hotseat" || info?.mode === "analysis";
  const names = Array.from({ length: seats }, (_, at) => {
    const seat = info?.seats[at];
    return (shared && seat?.kind === "human" ? "" : seat?.name) || t("seat", { n: at + 1 });
  });
  return distinct(names);
}
