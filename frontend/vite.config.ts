import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { design } from "./vite/plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the server that it shows the page of. */
const SERVER = process.env["BENDO_SERVER"] ?? "http://127.0.0.1:8000";
const ASKED = ["/healthz", "/me", "/persons", "/records", "/sheets", "/tables", "/version"];

export default defineConfig({
  plugins: [design(), svelte({ configFile: false })],
  resolve: { alias: { $words: here("../src/bendo/words"), $pictures: here("../docs/pictures") } },
  server: {
    fs: { allow: [here("..")] },
    proxy: Object.fromEntries(
      ASKED.map((path) => [path, { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } }]),
    ),
  },
  build: {
    outDir: here("../src/bendo/web/static"),
    emptyOutDir: true,
    // the server sends `default-src 'self'`, which forbids data: addresses
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: "es2023",
  },
  test: { include: ["tests/**/*.test.ts"] },
});
