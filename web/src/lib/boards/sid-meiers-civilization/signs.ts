import type { Signs } from "../signs";

const KINDS: Record<string, string> = {
  unit_card: "unit",
  building: "urban",
  wonder: "monument",
  event: "deed",
  great_person: "leader",
  resource: "ground",
  terrain: "ground",
  tile: "ground",
  token: "ground",
  face: "ground",
  good: "ground",
  piece: "unit",
  age: "deed",
  space: "deed",
  civilization: "nation",
};

export default {
  tokens: { trade: "trade", culture: "culture", coins: "coin", space: "culture-track", pyramid: "pyramid" },
  shapes: {
    trade: { path: "M2.500 9h20V2.500l15 10-15 10V16h-20zM37.500 31h-20v6.500l-15-10 15-10V24h20z", fill: "var(--ink)", edge: "var(--paper)" },
    production: { path: "M5 14L14 5h11l8 6-5 6.500-4-2.500V38h-7V15l-6 4z", fill: "var(--ink)", edge: "var(--paper)" },
    "culture-track": { path: "M3 37V28h9V19h9V10h16v27z", ring: "M12 28h25M21 19h16", fill: "#7a5c22", edge: "#f3d9a4" },
    pyramid: { path: "M20 3L38 36H2z", ring: "M8 25h24M14 14h12", fill: "#4b3d7c", edge: "#e6dcff" },
    coin: {
      path: "M20 2a18 18 0 1 0 .1 0z",
      ring: "M20 5a15 15 0 1 0 .1 0z",
      fill: "var(--gold)",
      edge: "var(--gold-edge)",
      width: 2,
      ink: "#2b1c00",
    },
  },
  first: ["trade", "culture", "coins"],
  changes: {
    trade: "trade",
    production: "production",
    culture: "culture",
    coins: "coin",
    space: "culture-track",
    pyramid: "pyramid",
  },
  levels: ["space", "pyramid"],
  plain: ["progress"],
  terms: {},
  about: (card, book) => [card["level"] ? `${book.kindName("technology")} ${["", "I", "II", "III", "IV", "V"][Number(card["level"])]}` : null],
  tone: (card) => KINDS[card.kind] ?? card.kind,
} satisfies Signs;
