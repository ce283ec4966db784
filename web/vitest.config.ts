import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte as it runs in a page
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "happy-dom",
      environmentOptions: {
        happyDOM: {
          settings: {
            // a link that is left to the browser leads nowhere here
            navigation: {
              disableMainFrameNavigation: true,
              disableChildPageNavigation: true,
              disableFallbackToSetURL: true,
            },
          },
        },
      },
    },
  }),
);
