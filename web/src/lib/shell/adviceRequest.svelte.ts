/** A question to a master: the answer, the waiting for it, and what went wrong. Only the last question counts. */
import type { Advice } from "$lib/api/types";
import { inWords } from "$lib/attempt";

export class AdviceRequest {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  wrong = $state("");
  private asked = 0;

  async ask(question: () => Promise<Advice>): Promise<void> {
    const mine = ++this.asked;
    this.thinking = true;
    this.wrong = "";
    try {
      const found = await question();
      if (mine === this.asked) this.advice = found;
    } catch (error) {
      if (mine === this.asked) this.wrong = inWords(error);
    }
    if (mine === this.asked) this.thinking = false;
  }

  forget(): void {
    this.asked++;
    this.advice = null;
    this.thinking = false;
    this.wrong = "";
  }
}
