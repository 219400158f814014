/** The rule that somebody wants to read beside the board. */
class OpenRule {
  rule = $state<string | null>(null);

  open(rule: string): void {
    this.rule = rule;
  }
}

export const openRule = new OpenRule();
