/** Inlines the icons that icons.json names, one module for each set: `virtual:icons/ui` and so on. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./paths.ts";

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "virtual:icons/";
const LIST = new URL("../icons.json", import.meta.url);
const load = createRequire(import.meta.url);
const collections = new Map<string, Collection>();

function collection(name: string): Collection {
  if (!collections.has(name)) collections.set(name, load(`@iconify-json/${name}/icons.json`) as Collection);
  return collections.get(name)!;
}

/** Returns the drawing of an icon such as "game-icons:meeple". */
function body(address: string): string {
  const [name = "", icon = ""] = address.split(":");
  const { icons, aliases } = collection(name);
  const found = icons[icon] ?? icons[aliases?.[icon]?.parent ?? ""];
  if (!found) throw new Error(`icons.json: there is no ${address}`);
  return found.body;
}

export function icons(): Plugin {
  return {
    name: "ecumene-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      this.addWatchFile(LIST.pathname);
      const sets = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, Record<string, string>>;
      const set = sets[id.slice(PREFIX.length + 1)];
      if (!set) throw new Error(`icons.json has no set ${id}`);
      const rows = Object.entries(set).map(([name, address]) => [
        name,
        address.startsWith("lucide") ? [24, body(address)] : [512, rounded(body(address))],
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(rows))}`;
    },
  };
}
