import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const chromium = playwright({
  launchOptions: {
    // `npm test` finds one and says where; this is Debian's, for a person who runs vitest by hand
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
    ],
  },
  contextOptions: { reducedMotion: "reduce" },
});

/** Tests that start processes or databases, on a machine that has other things to do. In ms. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

/** One project per kind of test. A kind without a test fails: `passWithNoTests` stays off. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,mocks,scripts}/**/*.test.{ts,tsx,mjs}", "tests/house-rules/**/*.test.ts"],
          exclude: ["**/node_modules/**", "scripts/commands/**"],
          // They share the loaded contract, which takes longer to load than most of them to run: a third of the time.
          isolate: false,
          maxWorkers: "100%",
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          ...patient,
        },
      },
      { test: { name: "commands", include: ["scripts/commands/*.test.mjs"], ...patient } },
      { test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], ...patient } },
      {
        extends: "./.storybook/vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
