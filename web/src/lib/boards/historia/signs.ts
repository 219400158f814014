import type { Signs } from "../signs";

const KINDS: Record<string, string> = {
  technology_level: "technology",
  military_level: "stage",
  token: "stage",
  segment: "stage",
  goal: "stage",
  command: "stage",
  power: "stage",
  civbot_level: "stage",
  civbot_card: "stage",
  civilization: "adviser",
};

export default {
  tokens: {
    vp: "vp",
    technology: "technology",
    military: "military",
    ready: "cube",
    used: "used-cube",
    territories: "territory",
    wonders: "wonder",
  },
  shapes: {
    vp: {
      path: "M20.0 0.5L26.8 11.2L39.0 14.3L30.9 24.1L31.8 36.7L20.0 32.0L8.2 36.7L9.1 24.1L1.0 14.3L13.2 11.2z",
      fill: "#8c2f1b",
      edge: "#f3d9a4",
      digits: 19,
    },
    military: { path: "M20 2l15 5v12c0 9-6.500 15.500-15 19C11.500 34.500 5 28 5 19V7z", fill: "#45566b", edge: "#dfe6ee" },
    technology: { path: "M20 2l17 13-6.500 21h-21L3 15z", fill: "#53407f", edge: "#e6dcff" },
    cube: { path: "M20 3l15 8v18l-15 8-15-8V11z", ring: "M5 11l15 8 15-8M20 19v18", fill: "#b98a3a", edge: "#3a2a10", ink: "#2b1c00" },
    "used-cube": { path: "M20 3l15 8v18l-15 8-15-8V11z", ring: "M8 32L32 8", fill: "#a79f92", edge: "#3c3832", ink: "#1d1a15" },
  },
  first: ["vp", "technology", "military", "ready", "used"],
  changes: {
    vp: "vp",
    "unmet-leaders": "vp",
    technology: "technology",
    military: "military",
    ready: "cube",
    use: "cube",
    recover: "cube",
    lent: "cube",
    used: "used-cube",
    territories: "territory",
    wonders: "wonder",
  },
  terms: {},
  about: (card, book) => [card["era"] ? book.word("label-era", { n: Number(card["era"]) }) : null],
  tone: (card) => KINDS[card.kind] ?? card.kind,
} satisfies Signs;
