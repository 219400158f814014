/** A sign or number that was tapped: what it is called, what it is worth, and what it is made of. */
export interface Told {
  title: string;
  value: string;
  /** Of the number that wins: what the game is about and when it ends. */
  goal?: string;
  /** What it will be when the turn ends. */
  later?: string;
  /** What it is made of. */
  rows: [name: string, amount: string][];
  /** The same number of everybody, the most first. */
  compared: { seat: number | null; name: string; value: string }[];
}

class Breakdown {
  told = $state.raw<Told | null>(null);
  anchor: HTMLElement | null = null;

  open(told: Told, anchor: HTMLElement): void {
    const again = this.told !== null && this.anchor === anchor;
    this.anchor = anchor;
    this.told = again ? null : told;
  }

  /** Tells what it is made of, once that is known. */
  add(rows: Told["rows"]): void {
    if (this.told && rows.length) this.told = { ...this.told, rows };
  }

  close(): void {
    this.told = null;
    if (this.anchor?.isConnected) this.anchor.focus();
  }
}

export const breakdown = new Breakdown();
