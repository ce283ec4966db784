import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client is served by the Python server and shipped in the wheel.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gaslamp/server/web",
    manifest: "chunks.json", // the server reads in it what a page will need
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // a request costs more than a few bytes: what is wanted together travels together
        codeSplitting: {
          groups: [
            { name: "shared", test: /node_modules|src\/shell|src\/table\/names/, minShareCount: 2, priority: 2 },
            { name: "table", test: /src\/table\/(?!plain)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // the words of the engine are read from where the engine keeps them
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
});
