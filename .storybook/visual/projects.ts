import { readFileSync } from "node:fs";
import path from "node:path";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";

import { emulate } from "./emulate.ts";
import { globalsOf } from "./modes.ts";
import type { Renderer } from "./renderer.ts";

const root = path.resolve(import.meta.dirname, "../..");
const baselines = path.join(root, "tests/visual/baselines");

/** Chromium, configured to render as consistently as possible across machines. */
const chromium = playwright({
  launchOptions: {
    // `npm test` passes the Chromium that it found; the default is Debian's, for running vitest directly.
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
    ],
  },
  contextOptions: { reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC" },
});

function readBaselineRenderer(): Renderer | null {
  try {
    return JSON.parse(readFileSync(path.join(baselines, "made-with.json"), "utf8")) as Renderer;
  } catch {
    return null;
  }
}

type PathOptions = { arg: string; browserName: string; ext: string };

const toMatchScreenshot = {
  comparatorName: "pixelmatch" as const,
  // In ms, for the page to settle on a busy machine.
  timeout: 15_000,
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
  resolveScreenshotPath: ({ arg, browserName, ext }: PathOptions) =>
    path.join(baselines, `${arg}-${browserName}${ext}`),
  resolveDiffPath: ({ arg, ext }: PathOptions) => path.join(root, "test-results/pictures", `${arg}${ext}`),
};

const provide = {
  // storybookTest's internal key, because there is no public option for toolbar settings.
  "storybook/test-initial-globals": globalsOf("light"),
  picture: {
    madeWith: readBaselineRenderer(),
    update: process.env["UPDATE_PICTURES"] as "all" | "some" | undefined,
  },
};

/**
 * Every story runs in light. Stories tagged `matrix` (a ui component's `EveryState`) are rendered and photographed again
 * in the five other modes, and those tagged `visual` (pages, and dialog states that look different) in dark and at 390
 * px. One project for all modes, because loading the stories into another browser takes longer than running them.
 */
export const storyProjects: TestProjectInlineConfiguration[] = [
  {
    extends: "./.storybook/vite.config.ts",
    plugins: [storybookTest({ configDir: ".storybook", tags: { include: ["test"] } })],
    test: {
      name: "storybook",
      // An array, because storybookTest adds a plain string to its own list, and each picture would be taken twice.
      setupFiles: [path.join(import.meta.dirname, "after-story.ts")],
      isolate: false,
      testTimeout: 60_000,
      // In ms, for all modes of a story.
      hookTimeout: 120_000,
      // Generous, because the machine may be busy.
      retry: 2,
      provide,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium,
        commands: { emulate },
        screenshotFailures: false,
        expect: { toMatchScreenshot },
        instances: [{ browser: "chromium", name: "stories" }],
      },
    },
  },
];
