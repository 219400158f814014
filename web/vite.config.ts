/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { icons } from "./build/icons.ts";

const server = process.env.ECUMENE_SERVER ?? "http://127.0.0.1:8000";

/** The built page is stricter with itself than the server is: no inline style, no inline script. */
const policy: Plugin = {
  name: "ecumene-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: "script-src 'self'; style-src 'self'" },
      injectTo: "head-prepend",
    },
  ],
};

/** Beside each text lies the same one compressed as well as can be, once and for all. */
const packed: Plugin = {
  name: "ecumene-packed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (/\.(js|css|svg)$/.test(name)) {
          const text = file.type === "chunk" ? file.code : file.source;
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: brotliCompressSync(text) });
        }
      }
    },
  },
};

export default defineConfig({
  plugins: [icons(), policy, svelte(), packed],
  resolve: { alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) } },
  build: {
    outDir: "../src/ecumene/server/static",
    emptyOutDir: true,
    target: "es2022",
    // No data: addresses for fonts and pictures: the content security policy allows only our own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
