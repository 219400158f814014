import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle, find, guessLang, LANGS, signed } from "../src/lib/words";

const root = join(import.meta.dirname, "..", "src");
/** All words of a language: those of the client, and those of the boards. */
const text = (lang: string): string =>
  files(root)
    .filter((path) => path.endsWith(`/${lang}.ftl`))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
const ids = (lang: string): string[] => [...text(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((row) => row[1]!);

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

test("the three languages have the same messages, each once", () => {
  for (const lang of LANGS) {
    expect(new Set(ids(lang)).size).toBe(ids(lang).length);
    expect(ids(lang).sort()).toEqual(ids("en").sort());
  }
});

test("every word that the client asks for exists", () => {
  const known = new Set(ids("en"));
  const asked = files(root)
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bt\("([a-z0-9-]+)"/g)].map((row) => row[1]!));
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

test("every message can be said", () => {
  for (const lang of LANGS) {
    const words = bundle(lang, text(lang));
    for (const id of ids(lang)) expect(find(words, id, { n: 2, name: "N", names: "N", total: 3, move: "m", round: 2, origin: "designed" })).toBeTruthy();
  }
});

test("plurals of Russian", () => {
  const words = bundle("ru", text("ru"));
  expect(find(words, "thing-moves", { n: 1 })).toBe("1 ход");
  expect(find(words, "thing-moves", { n: 3 })).toBe("3 хода");
  expect(find(words, "thing-moves", { n: 5 })).toBe("5 ходов");
});

test("languages and signs", () => {
  expect(guessLang(["el-GR", "en"])).toBe("el");
  expect(guessLang(["fr"])).toBe("en");
  expect([signed(2), signed(-3), signed(0)]).toEqual(["+2", "−3", "0"]);
});
