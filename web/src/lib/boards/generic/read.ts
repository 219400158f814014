/** Reads any view into things that can be drawn, without knowing the game. */
import type { Book } from "$lib/gameWords.svelte";

export type Node =
  | { kind: "card"; slug: string }
  | { kind: "value"; text: string }
  | { kind: "list"; items: Node[] }
  | { kind: "record"; rows: { key: string; node: Node }[] };

/** What every view has and no player needs to read. */
const ENVELOPE = new Set(["game", "rules", "seats", "options", "waiting", "may_change", "number", "result", "seat", "stack", "players", "over", "map", "automata"]);

export function read(value: unknown, book: Book): Node | null {
  if (value === null || value === undefined || value === "-" || value === false) return null;
  if (typeof value === "string") return book.card(value) ? { kind: "card", slug: value } : { kind: "value", text: value };
  if (typeof value === "number") return { kind: "value", text: String(value) };
  if (value === true) return { kind: "value", text: "✓" };
  if (Array.isArray(value)) {
    const items = value.flatMap((inner) => read(inner, book) ?? []);
    return items.length ? { kind: "list", items } : null;
  }
  const rows = Object.entries(value as object).flatMap(([key, inner]) => {
    const node = read(inner, book);
    return node ? [{ key, node }] : [];
  });
  return rows.length ? { kind: "record", rows } : null;
}

/** The common part of a view: everything but its envelope and the players. */
export function common(view: Record<string, unknown>, book: Book): { key: string; node: Node }[] {
  return Object.entries(view).flatMap(([key, value]) => {
    const node = ENVELOPE.has(key) ? null : read(value, book);
    return node ? [{ key, node }] : [];
  });
}

/** A seat's own part of a view. */
export function ofSeat(view: Record<string, unknown>, seat: number, book: Book): { key: string; node: Node }[] {
  const rows = view["players"];
  const own = Array.isArray(rows) ? (rows[seat] as unknown) : null;
  const node = read(own, book);
  return node?.kind === "record" ? node.rows : [];
}

/** Every card that some part of the view names. */
export function named(nodes: readonly { node: Node }[], found = new Set<string>()): Set<string> {
  for (const { node } of nodes) {
    if (node.kind === "card") found.add(node.slug);
    else if (node.kind === "list") named(node.items.map((item) => ({ node: item })), found);
    else if (node.kind === "record") named(node.rows, found);
  }
  return found;
}
