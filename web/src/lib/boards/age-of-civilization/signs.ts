import type { Signs } from "../signs";

const KINDS: Record<string, string> = {
  special_technology: "technology",
  special_card: "special",
  special_action: "action",
  special_event: "event",
  scenario: "event",
  achievement: "wonder",
  rank: "wonder",
};

export default {
  tokens: {
    coins: "coin",
    vp: "vp",
    workers: "worker",
    military: "military",
    stones: "stone",
    forts: "fort",
    orders: "order",
    hand: "card",
  },
  changes: {
    coins: "coin",
    pay: "coin",
    cost: "coin",
    vp: "vp",
    workers: "worker",
    worker: "worker",
    "red-slot": "worker",
    military: "military",
    stones: "stone",
    forts: "fort",
    learn: "technology",
    wonder: "wonder",
  },
  terms: { techs: "technology", technologies: "technology", civs: "civilization", civilizations: "civilization" },
  tone: (card) => String(card["region"] ?? KINDS[card.kind] ?? card.kind),
} satisfies Signs;
