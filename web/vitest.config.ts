import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte as it runs in a page
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  }),
);
