/**
 * Brings the icons that icons.json names, and the tokens.json and icons.json of each board. Those of the shell (`virtual:icons/ui`) and the
 * tokens of all games (`virtual:icons/tokens`) are inlined; the art of a game is one small file an icon, fetched when it is first drawn.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./paths.ts";

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "virtual:icons/";
const SHARED = new URL("../icons.json", import.meta.url);
const BOARDS = new URL("../src/lib/boards/", import.meta.url);
const load = createRequire(import.meta.url);
const collections = new Map<string, Collection>();

function collection(name: string): Collection {
  if (!collections.has(name)) collections.set(name, load(`@iconify-json/${name}/icons.json`) as Collection);
  return collections.get(name)!;
}

/** Returns the size and the drawing of an icon such as "game-icons:meeple". */
function drawing(address: string): [number, string] {
  const [name = "", icon = ""] = address.split(":");
  const { icons, aliases } = collection(name);
  const found = icons[icon] ?? icons[aliases?.[icon]?.parent ?? ""];
  if (!found) throw new Error(`icons.json: there is no ${address}`);
  return name === "lucide" ? [24, found.body] : [512, rounded(found.body)];
}

const read = (list: URL): Record<string, string> => JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;

/** Returns the lists of icons that every page has: those of the shell, or the tokens of all boards. */
function inlined(name: string): URL[] | null {
  if (name === "ui") return [SHARED];
  if (name !== "tokens") return null;
  return readdirSync(BOARDS).map((board) => new URL(`${board}/tokens.json`, BOARDS)).filter((list) => existsSync(list));
}

/** Returns an icon as a file in which the drawing is known as #i. */
function file(address: string): string {
  const [size, body] = drawing(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><g id="i">${body}</g></svg>`;
}

export function icons(): Plugin {
  let building = false;
  return {
    name: "ecumene-icons",
    configResolved: (config) => void (building = config.command === "build"),
    // While one works on the client there are no files yet: the server of Vite makes them up.
    configureServer(server) {
      server.middlewares.use("/art/", (request, answer) => {
        const address = decodeURIComponent((request.url ?? "").replace(/^\/|\.svg$/g, ""));
        answer.setHeader("content-type", "image/svg+xml").end(file(address));
      });
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const lists = inlined(name);
      for (const list of lists ?? [new URL(`${name}/icons.json`, BOARDS)]) this.addWatchFile(list.pathname);
      if (lists) {
        const drawn = lists.flatMap((list) => Object.entries(read(list)).map(([key, address]) => [key, drawing(address)]));
        return `export default ${JSON.stringify(Object.fromEntries(drawn))}`;
      }
      const set = read(new URL(`${name}/icons.json`, BOARDS));
      const made = new Map<string, string>();
      for (const address of new Set(Object.values(set))) {
        const source = file(address);
        const ref = building && this.emitFile({ type: "asset", name: `${address.split(":")[1]}.svg`, source });
        made.set(address, ref ? `import.meta.ROLLUP_FILE_URL_${ref}` : JSON.stringify(`/art/${address}.svg`));
      }
      return `export default {${Object.entries(set).map(([key, address]) => `${JSON.stringify(key)}: ${made.get(address)}`).join(",\n")}}`;
    },
  };
}
