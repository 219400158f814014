/** Which colour and pattern a card has: by its region, its type or its kind. */
import type { CardInfo } from "$lib/api/types";

const KINDS: Record<string, string> = {
  special_technology: "technology",
  special_card: "special",
  special_action: "action",
  special_event: "event",
  scenario: "event",
  achievement: "wonder",
  rank: "wonder",
};
const TYPES: Record<string, string> = {
  farm: "production",
  mine: "production",
  lab: "urban",
  temple: "urban",
  arena: "urban",
  library: "urban",
  theater: "urban",
  infantry: "unit",
  cavalry: "unit",
  artillery: "unit",
  "air-force": "unit",
  wonder: "monument",
  action: "deed",
};

export function toneOf(card: CardInfo | undefined): string {
  if (!card) return "event";
  const type = card["type"];
  if (typeof type === "string") return TYPES[type] ?? type;
  return String(card["region"] ?? KINDS[card.kind] ?? card.kind);
}
