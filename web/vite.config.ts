import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Beside everything that can be squeezed lies what has been. */
const squeeze: Plugin = {
  name: "squeeze",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))) {
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    }
  },
};

// The built client is served by the Python server and shipped in the wheel.
export default defineConfig({
  plugins: [svelte(), squeeze],
  build: {
    outDir: "../src/gaslamp/server/web",
    manifest: "chunks.json", // the server reads in it what a page will need
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // a request costs more than a few bytes: what is wanted together travels together
        codeSplitting: {
          groups: [
            { name: "shell", test: /src\/(?!games|table\/plain).*\.css$/, priority: 3 },
            {
              name: "shared",
              test: /node_modules|src\/(shell|table\/names|pages\/learn\/progress)/,
              minShareCount: 2,
              priority: 2,
            },
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
