// Apart from vite.config.ts, because whoever only builds the page has none of these tools.
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      pool: "vmThreads", // each file still has a page of its own, made in half the time
      include: ["src/**/*.test.ts", "tests/**/*.test.ts", "plugins/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      restoreMocks: true,
    },
  }),
);
