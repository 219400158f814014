/** What a move costs and brings, as signs with words: what changes now, what comes each turn, which level goes where. */
import type { LogLine, Offer, Preview } from "$lib/api/types";
import { CHANGES, FORETOLD, LEVELS, PLAIN, TURN, WARNED, WORSE } from "$lib/boards/signs";
import { amounts, type Say } from "$lib/offerWords";
import { signed } from "$lib/words";

export interface Sign {
  key: string;
  /** The token; null where only words tell it. */
  icon: string | null;
  text: string;
  /** It comes again each turn. */
  turn: boolean;
  tone: "good" | "bad" | "plain";
  /** For those who do not see it. */
  words: string;
}

type Row = readonly [kind: string, amount: number];
const kebab = (kind: string): string => kind.replaceAll("_", "-");
const tone = (kind: string, amount: number): Sign["tone"] => ((WORSE.has(kind) ? -amount : amount) < 0 ? "bad" : "good");

export function signsOf(offer: Offer, preview: Preview | undefined, seat: number | null, say: Say): Sign[] {
  const warned = (kind: string): boolean => WARNED.has(kind) && preview!.warnings.length > 0;
  const net: Row[] = (preview?.net ?? []).filter(([owner, kind]) => owner === seat && !warned(kind)).map(([, kind, amount]) => [kind, amount]);
  const gain: Row[] = offer.gain.filter(([kind]) => kind !== "power").map(([kind, amount]) => [kind, amount]);
  const now = new Sums(say);
  for (const [kind, amount] of net) now.add(kind, amount);
  for (const { kind, total, text } of offer.price) if (total && !now.has(kind)) now.add(kind, -total, text);
  const fresh = gain.filter(([kind]) => !TURN.has(kind) && !LEVELS.has(kind) && !(preview && now.has(kind)));
  for (const [kind, amount] of fresh) now.add(kind, amount);
  return [...now.signs(), ...turnSigns(gain, preview, say), ...levelSigns(gain, preview, say)];
}

/** What the lines of one move came to for a seat, or for the rival that they tell of. */
export function lineSigns(lines: readonly LogLine[], seat: number | null, say: Say): Sign[] {
  const now = new Sums(say);
  for (const line of lines) {
    if (line.seat === seat && CHANGES[line.kind] && !PLAIN.has(line.kind) && !FORETOLD.has(line.kind)) now.add(line.kind, line.amount);
  }
  return now.signs();
}

/** Amounts by token, in the order in which they came; what has no token is told in words. */
class Sums {
  private readonly rows = new Map<string, { kind: string; amount: number; words: string | null }>();

  constructor(private readonly say: Say) {}

  private key(kind: string): string {
    return PLAIN.has(kind) ? `plain ${CHANGES[kind]}` : (CHANGES[kind] ?? `words ${kind}`);
  }

  has(kind: string): boolean {
    return this.rows.has(this.key(kind));
  }

  add(kind: string, amount: number, words: string | null = null): void {
    const row = this.rows.get(this.key(kind));
    if (row) row.amount += amount;
    else this.rows.set(this.key(kind), { kind, amount, words });
  }

  signs(): Sign[] {
    return [...this.rows].flatMap(([key, { kind, amount, words }]) => {
      const plain = PLAIN.has(kind);
      const icon = CHANGES[kind] ?? null;
      const told = this.say(`net-${kebab(kind)}`, amounts(amount)) ?? words;
      if (!amount || (!icon && !told)) return [];
      const text = icon ? (plain ? String(amount) : signed(amount)) : told!;
      const name = this.say(`stat-${kebab(kind)}.name`);
      return [{ key, icon, text, turn: false, tone: plain ? "plain" : tone(kind, amount), words: told ?? (name ? `${name} ${text}` : text) } as Sign];
    });
  }
}

/** What a move changes each turn: as its gain tells it, else as the end of the turn is foreseen. */
function turnSigns(gain: Row[], preview: Preview | undefined, say: Say): Sign[] {
  const rows = new Map<string, number>((preview?.end_of_turn ?? []).map(([stat, old, then]) => [stat, then - old]));
  for (const [kind, amount] of gain) rows.set(kind, amount);
  return [...rows]
    .filter(([kind, amount]) => TURN.has(kind) && amount)
    .map(([kind, amount]) => ({
      key: `turn ${kind}`,
      icon: CHANGES[kind] ?? null,
      text: signed(amount),
      turn: true,
      tone: tone(kind, amount),
      words: `${say(`stat-${kebab(kind)}.name`) ?? kind} ${signed(amount)}`,
    }));
}

function levelSigns(gain: Row[], preview: Preview | undefined, say: Say): Sign[] {
  const foreseen = new Map((preview?.end_of_turn ?? []).map(([stat, old, then]) => [stat, [old, then] as const]));
  const kinds = new Set([...gain.map(([kind]) => kind), ...foreseen.keys()].filter((kind) => LEVELS.has(kind)));
  return [...kinds].map((kind) => {
    const levels = foreseen.get(kind);
    const amount = levels ? levels[1] - levels[0] : (gain.find(([one]) => one === kind)?.[1] ?? 0);
    const text = levels ? `${levels[0]} → ${levels[1]}` : signed(amount);
    return { key: `level ${kind}`, icon: CHANGES[kind] ?? null, text, turn: false, tone: tone(kind, amount), words: `${say(`stat-${kebab(kind)}.name`) ?? kind} ${text}` };
  });
}
