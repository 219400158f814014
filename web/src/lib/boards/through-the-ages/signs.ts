import type { Signs } from "../signs";

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

export default {
  tokens: {
    ca: "civil-action",
    ma: "military-action",
    culture: "culture",
    science: "science",
    strength: "strength",
    food: "food",
    resources: "resources",
  },
  changes: {
    culture: "culture",
    science: "science",
    food: "food",
    resources: "resources",
    population: "worker",
    defend: "strength",
  },
  terms: { ca: "civil-action", ma: "military-action" },
  tone: (card) => TYPES[String(card["type"])] ?? String(card["type"] ?? card.kind),
} satisfies Signs;
