import { expect, test } from "vitest";
import type { TableInfo } from "../src/lib/api/types";
import { DAY, dayOf, HOUR } from "../src/lib/dates";
import { goesSoon } from "../src/lib/expiry";

const NOW = Date.UTC(2026, 10, 28, 12) / 1000;
const table = (expires: number | null, expires_why: TableInfo["expires_why"]): TableInfo => ({ expires, expires_why }) as TableInfo;

test("a day is written as people write it", () => {
  expect(dayOf(NOW + 5 * DAY, "en", NOW)).toBe("3 December");
  expect(dayOf(NOW + 5 * DAY, "ru", NOW)).toBe("3 декабря");
  expect(dayOf(NOW + 5 * DAY, "el", NOW)).toBe("3 Δεκεμβρίου");
  expect(dayOf(NOW + DAY, "en", NOW)).toMatch(/^29 November at \d+:00$/);
});

test("people are told a week before, and of tables that last a day only late", () => {
  expect(goesSoon(table(null, null), NOW)).toBeNull();
  expect(goesSoon(table(NOW + 8 * DAY, "guests"), NOW)).toBeNull();
  expect(goesSoon(table(NOW + 6 * DAY, "guests"), NOW)).toBe(NOW + 6 * DAY);
  expect(goesSoon(table(NOW + 7 * HOUR, "bots"), NOW)).toBeNull();
  expect(goesSoon(table(NOW + 5 * HOUR, "bots"), NOW)).toBe(NOW + 5 * HOUR);
});
