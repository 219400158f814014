/** The signs of the map, drawn by us in a box of 16 by 16: a hammer, two arrows, a lyre, a coin, a sword. */
export const GLYPHS: Record<string, string> = {
  production: "M2 5.500L5.500 2H10l3 2.500-2 2.500-1.500-1V15h-3V6L4.500 7.500z",
  trade: "M1 3.500h8V1l6 4-6 4V6.500H1zM15 12.500H7V15l-6-4 0 0 6-4v2.500h8z",
  culture: "M2.500 1.500C.6 6 1.500 11.500 5 14h6c3.500-2.500 4.400-8 2.500-12.500l-2 .7c.4 1 .7 1.900.8 2.800H3.700c.1-.9.4-1.800.8-2.800zM3.600 6.600h2.200v5.200h-.6C4.100 10.400 3.600 8.600 3.600 6.600zM7.100 6.600h1.800v5.200H7.100zM10.200 6.600h2.200c0 2-.5 3.800-1.600 5.200h-.6z",
  coin: "M8 1a7 7 0 1 0 .01 0zM8 4.500a3.500 3.500 0 1 1-.01 0z",
  combat: "M13.500 1l1.500 1.500L8 9.500l2 2-1.500 1.500-2-2L3 14.500 1.500 13 5 9.500l-2-2L4.500 6l2 2z",
};
export const SIGNS = ["production", "trade", "culture", "coin", "combat"] as const;
export type Sign = (typeof SIGNS)[number];
/** Where on a square of 48 each sign stands: always in the same corner. */
export const PLACES: Record<Sign, [x: number, y: number]> = {
  production: [3, 3],
  trade: [31, 3],
  culture: [3, 31],
  coin: [31, 31],
  combat: [17, 3],
};
/** How the outline of a seat's cities is dashed. */
export const DASHES = ["none", "7 4", "2 4", "9 3 2 3"];
