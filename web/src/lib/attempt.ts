/** What one tries and the server may refuse. Its words name the limit and when to try again, in the reader's language. */
import { Refused } from "./api/client";
import { t } from "./session.svelte";

/** Why something did not work, in words: the server's own, where it has said any. */
export function inWords(wrong: unknown): string {
  return (wrong instanceof Refused && wrong.message) || t("failed");
}

/** Try something. What went wrong the last time is no longer told; what goes wrong now is. */
export async function attempt(tell: (words: string) => void, work: () => Promise<unknown>): Promise<void> {
  tell("");
  try {
    await work();
  } catch (wrong) {
    tell(inWords(wrong));
  }
}
