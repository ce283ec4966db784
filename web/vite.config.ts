import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client is served by the Python server and shipped in the wheel.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gaslamp/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // what most pages share travels in one piece, not in thirty
        codeSplitting: { groups: [{ name: "shared", test: /node_modules|src\/shell/, minShareCount: 4 }] },
      },
    },
  },
  server: {
    // the words of the engine are read from where the engine keeps them
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
});
