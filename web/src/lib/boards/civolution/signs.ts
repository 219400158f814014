import type { Signs } from "../signs";

/** Everything that is no research card is drawn like what it lies beside. */
const TONES: Record<string, string> = {
  invention: "research-invention",
  mutation: "research-mutation",
  inspiration: "research-inspiration",
  building: "research-building",
  achievement: "research-achievement",
};

export default {
  tokens: {
    points: "success", favour: "favour", fate: "fate-die", food: "food", ideas: "idea", money: "money", diamonds: "diamond", people: "tribe",
  },
  shapes: {
    success: {
      path: "M20.0 0.5L26.8 11.2L39.0 14.3L30.9 24.1L31.8 36.7L20.0 32.0L8.2 36.7L9.1 24.1L1.0 14.3L13.2 11.2z",
      fill: "#6d4a12",
      edge: "#f3d9a4",
      digits: 19,
    },
    "fate-die": { path: "M8 5h24q3 0 3 3v24q0 3-3 3H8q-3 0-3-3V8q0-3 3-3z", fill: "#4b2f6b", edge: "#e6dcff" },
  },
  first: ["points", "favour"],
  changes: {
    points: "success", favour: "favour", food: "food", ideas: "idea", money: "money", diamonds: "diamond", people: "tribe",
    payment: "dice", dice: "dice",
  },
  levels: ["favour"],
  terms: {},
  tone: (card) => (card.kind === "card" ? (TONES[String(card["type"])] ?? "console") : "console"),
} satisfies Signs;
