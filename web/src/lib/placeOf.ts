import { t } from "$lib/session.svelte";

/** Where a rule stands: its page or its chapter, and whether it is our own. */
export function placeOf(rule: { page: number | null; chapter: string | null }): string {
  return [rule.page ? t("page", { n: rule.page }) : null, rule.chapter].filter(Boolean).join(", ");
}
