import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CardInfo } from "../src/lib/api/types";
import { toneOf, type Signs } from "../src/lib/boards/signs";

const signs = import.meta.glob<Signs>("../src/lib/boards/*/signs.ts", { eager: true, import: "default" });
const boards = import.meta.glob("../src/lib/boards/*/index.ts");
const folder = (path: string): string => path.split("/").at(-2)!;
const games = Object.keys(boards).map(folder).filter((name) => name !== "generic");
const text = (...path: string[]): string => readFileSync(join(import.meta.dirname, "..", "src", ...path), "utf8");

test("every board has signs of its own", () => {
  expect(Object.keys(signs).map(folder).sort()).toEqual(games.sort());
  expect(games.length).toBeGreaterThan(1);
});

test.each(["tokens", "changes", "terms"] as const)("a name means the same in the %s of all games", (part) => {
  const seen: Record<string, string> = {};
  for (const one of Object.values(signs)) {
    for (const [name, token] of Object.entries(one[part])) expect((seen[name] ??= token)).toBe(token);
  }
});

test("a token has the same icon in all games, and none takes an icon of the shell away", () => {
  const shell = JSON.parse(readFileSync(join(import.meta.dirname, "..", "icons.json"), "utf8")) as Record<string, string>;
  const seen: Record<string, string> = {};
  for (const game of games) {
    const own = JSON.parse(text("lib", "boards", game, "tokens.json")) as Record<string, string>;
    for (const [name, address] of Object.entries(own)) {
      expect((seen[name] ??= address)).toBe(address);
      expect(Object.keys(shell)).not.toContain(name);
    }
  }
});

test("every token is drawn: by a shape, or by an icon of the game or the shell", () => {
  const shell = JSON.parse(readFileSync(join(import.meta.dirname, "..", "icons.json"), "utf8")) as Record<string, string>;
  for (const [path, one] of Object.entries(signs)) {
    const icons = { ...shell, ...(JSON.parse(text("lib", "boards", folder(path), "tokens.json")) as Record<string, string>) };
    for (const token of [...Object.values(one.tokens), ...Object.values(one.changes)]) {
      expect(Boolean(one.shapes?.[token]?.path) || token in icons, token).toBe(true);
    }
  }
});

test("every tone has one colour and one pattern", () => {
  const defined = (pattern: RegExp, file: string, shared: string): string[] =>
    [text(...shared.split("/")), ...games.map((game) => text("lib", "boards", game, file))]
      .flatMap((css) => [...css.matchAll(pattern)].map((row) => row[1]!))
      .sort();
  const tones = defined(/\.tone-([\w-]+) \{/g, "tones.css", "styles/tones.css");
  const patterns = defined(/id="pattern-([\w-]+)"/g, "Patterns.svelte", "lib/parts/Patterns.svelte");
  expect(new Set(tones).size).toBe(tones.length);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(tones.filter((tone) => !patterns.includes(tone))).toEqual([]);
});

test("a game without a board goes by the kind of a card", () => {
  expect(toneOf("bazaar", { kind: "spice" } as CardInfo)).toBe("spice");
  expect(toneOf("bazaar", undefined)).toBe("event");
});
