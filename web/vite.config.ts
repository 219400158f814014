/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
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

export default defineConfig({
  plugins: [icons(), policy, svelte()],
  resolve: { alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) } },
  build: {
    outDir: "../src/ecumene/server/static",
    emptyOutDir: true,
    target: "es2022",
    // No data: addresses for fonts and pictures: the content security policy allows only our own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
