import { readFileSync } from "node:fs";
import path from "node:path";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";

import { globalsOf, type Mode, type ModeOptions, modes } from "./modes.ts";
import type { Renderer } from "./renderer.ts";

const root = path.resolve(import.meta.dirname, "../..");
const baselines = path.join(root, "tests/visual/baselines");

/** Chromium, configured to render as consistently as possible across machines. */
function chromium({ forcedColors, defaultFontSize }: ModeOptions = {}) {
  return playwright({
    launchOptions: {
      // `npm test` passes the Chromium that it found; the default is Debian's, for running vitest directly.
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
        ...(defaultFontSize ? [`--blink-settings=defaultFontSize=${defaultFontSize}`] : []),
      ],
    },
    contextOptions: {
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "UTC",
      ...(forcedColors && { forcedColors }),
    },
  });
}

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

function instance(mode: Mode, name: string = mode) {
  const { axeRules } = modes[mode];
  return {
    browser: "chromium" as const,
    name,
    provider: chromium(modes[mode]),
    provide: {
      // storybookTest's internal keys: its `initialGlobals` option is per project, but this project has several modes.
      "storybook/test-initial-globals": { ...globalsOf(mode), a11y: { rules: axeRules } },
      "storybook/test-provided": { a11y: axeRules?.length !== 0 },
      picture: {
        mode,
        madeWith: readBaselineRenderer(),
        update: process.env["UPDATE_PICTURES"] as "all" | "some" | undefined,
      },
    },
  };
}

function project(name: string, tags: string[], instances: ReturnType<typeof instance>[]) {
  return {
    extends: "./.storybook/vite.config.ts",
    plugins: [storybookTest({ configDir: ".storybook", tags: { include: tags } })],
    test: {
      name,
      // An array, because storybookTest adds a plain string to its own list, and each picture would be taken twice.
      setupFiles: [path.join(import.meta.dirname, "after-story.ts")],
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Generous, for a loaded machine.
      retry: 2,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium(),
        screenshotFailures: false,
        expect: { toMatchScreenshot },
        instances,
      },
    },
  } satisfies TestProjectInlineConfiguration;
}

/**
 * Every story runs in light. Stories tagged `matrix` (a ui component's `EveryState`) are photographed in all six
 * modes, and those tagged `visual` (pages, and dialog states that look different) in light, dark and at 390 px.
 */
export const storyProjects: TestProjectInlineConfiguration[] = [
  project("storybook", ["test"], [instance("light", "stories")]),
  project("visual", ["matrix", "visual"], [instance("dark"), instance("phone")]),
  project("matrix", ["matrix"], [instance("forced-colors"), instance("rtl"), instance("large-text")]),
];
