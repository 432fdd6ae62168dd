import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The bundle goes into the Python package and is committed: nobody needs Node to play.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/nemesis/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // The drawings lie in the packages of the boxes.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [".."] } },
  // Components are tested as browsers run them; those tests ask for a document in their first line.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
