import { readFileSync } from "node:fs";
import path from "node:path";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import type { BrowserInstanceOption } from "vitest/node";

import { matrixModes, type Mode, type ModeOptions, modes } from "./modes.ts";
import type { Renderer } from "./renderer.ts";

const root = path.resolve(import.meta.dirname, "../..");
const baselines = path.join(root, "tests/visual/baselines");

/** A Chromium whose pages are drawn alike on every machine, as far as that can be asked for. */
function chromium({ forcedColors, defaultFontSize }: ModeOptions = {}) {
  return playwright({
    launchOptions: {
      // `npm test` finds one and says where; this is Debian's, for a person who runs vitest by hand
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

function madeWith(): Renderer | null {
  try {
    return JSON.parse(readFileSync(path.join(baselines, "made-with.json"), "utf8")) as Renderer;
  } catch {
    return null;
  }
}

type PathOptions = { arg: string; browserName: string; ext: string };

/** How pictures are compared, and where those in `folder` stand. */
function comparing(folder: string) {
  return {
    toMatchScreenshot: {
      comparatorName: "pixelmatch" as const,
      // ms that a page has to come to rest, on a machine that has other things to do
      timeout: 15_000,
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg, browserName, ext }: PathOptions) =>
        path.join(folder, `${arg}-${browserName}${ext}`),
      resolveDiffPath: ({ arg, ext }: PathOptions) =>
        path.join(root, "test-results/pictures", `${arg}${ext}`),
    },
  };
}

function instance(mode: Mode, name: string = mode) {
  const { globals = {}, isUnderAxe = true } = modes[mode];
  const picture = {
    mode,
    madeWith: madeWith(),
    update: process.env["UPDATE_PICTURES"] as "all" | "some" | undefined,
  };
  return {
    browser: "chromium" as const,
    name,
    provider: chromium(modes[mode]),
    // The first two are how storybookTest's `initialGlobals` and run reach a page; here pages of one server have several
    // sets of them.
    provide: {
      "storybook/test-initial-globals": globals,
      "storybook/test-provided": { a11y: isUnderAxe },
      picture,
    },
  };
}

function browser(instances: BrowserInstanceOption[], folder = baselines) {
  return {
    enabled: true,
    headless: true,
    provider: chromium(),
    screenshotFailures: false,
    expect: comparing(folder),
    instances,
  };
}

const shared = { extends: "./.storybook/vite.config.ts" } as const;
const photographed = {
  // A list: storybookTest would add a word to itself, and each picture would be taken twice.
  setupFiles: [path.join(import.meta.dirname, "photograph-stories.ts")],
  isolate: false,
  // On a machine that has other things to do.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * Every story, tested and photographed in light at 1200 px; the stories tagged `matrix`, one for each part of the design system,
 * tested and photographed in the other modes; and the tests of the photographing itself.
 */
export const storyProjects: TestProjectInlineConfiguration[] = [
  {
    ...shared,
    plugins: [storybookTest({ configDir: ".storybook" })],
    test: { ...photographed, name: "storybook", browser: browser([instance("light", "stories")]) },
  },
  {
    ...shared,
    plugins: [storybookTest({ configDir: ".storybook", tags: { include: ["matrix"] } })],
    test: {
      ...photographed,
      name: "matrix",
      browser: browser(matrixModes.map((mode) => instance(mode))),
    },
  },
  {
    ...shared,
    test: {
      name: "pictures",
      include: [".storybook/visual/*.test.ts"],
      browser: browser([{ browser: "chromium" }], import.meta.dirname),
    },
  },
];
