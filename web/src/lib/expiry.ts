/** When people are told that a table will go away. */
import type { TableInfo } from "./api/types";
import { DAY, HOUR } from "./dates";

/** How long before, in seconds; tables that last only a day are not overshadowed by it. */
const BEFORE: Record<NonNullable<TableInfo["expires_why"]>, number> = {
  guests: 7 * DAY,
  "guests-over": 7 * DAY,
  analysis: 7 * DAY,
  waiting: 7 * DAY,
  empty: DAY,
  bots: 6 * HOUR,
};

/** Returns when a table goes away, if that is soon. */
export function goesSoon(table: TableInfo, now: number = Date.now() / 1000): number | null {
  if (table.expires === null || table.expires_why === null) return null;
  return table.expires - now < BEFORE[table.expires_why] ? table.expires : null;
}
