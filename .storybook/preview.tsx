import "./preview.css";
import { clearDrafts } from "@earshot/client/state/drafts.ts";
import addonA11y from "@storybook/addon-a11y";
import type { DocsTypes } from "@storybook/addon-docs";
import * as docsAnnotations from "@storybook/addon-docs/preview";
import addonThemes, { withThemeByDataAttribute } from "@storybook/addon-themes";
import { definePreview } from "@storybook/react-vite";
import { definePreviewAddon } from "storybook/internal/csf";
import { configure, getConfig } from "storybook/test";

import { asChosenUser, loadChosenUser } from "./chosen-user.tsx";
import { closable } from "./decorators.tsx";
import { DocsPage } from "./docs-page.tsx";
import { keepFocusOutside, keepPageInPlace } from "./gallery/quiet-focus.ts";
import { initialServer } from "./scenarios/scenario-global.ts";
import { remountOnServerChange, serverToolbar } from "./scenarios/server-toolbar.tsx";
import { stayInStory } from "./stay-in-story.ts";
import { textControls } from "./text-controls.ts";
import { applyToolbar, initialToolbar, toolbar, viewports } from "./toolbar.ts";

keepFocusOutside();
keepPageInPlace();
stayInStory();

/** Removes the attributes that an open modal leaves on the body when its story ends. */
function cleanBody() {
  const { body } = document;
  body.style.removeProperty("pointer-events");
  for (const leftover of ["data-scroll-locked", "aria-hidden", "inert"]) body.removeAttribute(leftover);
}

const isTestRun = "__vitest_browser__" in globalThis;

const { getElementError } = getConfig();
configure({
  // Only the error that ends a story prints the page: `findBy…` and `waitFor` throw many before that, each of which
  // would print it.
  getElementError(message, container) {
    const isRetried = Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
    if (!isRetried) return getElementError(message, container);
    return Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
  },
});

/** Limits axe to the rules listed by a mode in `visual/modes.ts`. A story may run in several modes. */
function limitAxe(globals: Record<string, unknown>, parameters: Record<string, unknown>) {
  const { rules } = (globals["a11y"] ?? {}) as { rules?: string[] };
  const { options, ...a11y } = parameters["a11y"] as { options: object };
  const runOnly = rules && { type: "rule", values: rules };
  parameters["a11y"] = { ...a11y, options: { ...options, runOnly } };
}

/**
 * Loaded with the first story, because the mocks and the contract's schemas are as large as everything else in the
 * preview.
 */
const mockServer = () => import("./mock-server.ts");

/** Replaces the add-on's own export, which loads the blocks of docs pages (0.7 MB) with every story. */
const addonDocs = definePreviewAddon<DocsTypes>(docsAnnotations);

export default definePreview({
  addons: [addonDocs, addonA11y(), addonThemes()],
  async beforeAll() {
    // In ms, for `findBy…` and `waitFor`, because lazy-loaded code takes time on a busy machine.
    configure({ asyncUtilTimeout: 10_000 });
    // Text measured before the fonts load would be measured in the fallback font.
    const faces = ["Figtree Variable", "Bricolage Grotesque Variable", "Noto Sans Arabic Variable"];
    await Promise.all(faces.map((face) => document.fonts.load(`1em "${face}"`, "aا")));
  },
  loaders: [loadChosenUser],
  async beforeEach(story) {
    cleanBody();
    clearDrafts();
    const [{ startMsw, serveMocks }, { reportState }] = await Promise.all([
      mockServer(),
      import("./about-state/report-state.ts"),
    ]);
    story.msw = await startMsw();
    // Reset here, not when a story ends: its page may still be saving what was typed.
    story.msw.resetHandlers();
    serveMocks(story);
    limitAxe(story.globals, story.parameters);
    return reportState(story);
  },
  async afterEach() {
    const { failOnMockErrors } = await mockServer();
    failOnMockErrors();
    // Skipped in Storybook, where the user may have resized the story.
    if (!isTestRun) return;
    const { expectStoryInvariants } = await import("./assertions.ts");
    await expectStoryInvariants();
  },
  globalTypes: { ...toolbar, ...serverToolbar },
  initialGlobals: { ...initialToolbar, ...initialServer },
  argTypesEnhancers: [textControls],
  tags: ["autodocs"],
  parameters: {
    layout: "centered",
    docs: { page: DocsPage },
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      // Only Storybook's panel lists the passing elements, each with its selector.
      options: isTestRun ? { resultTypes: ["violations"] } : {},
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Dialog gallery",
          "Design system",
          ["Foundations"],
          "Features",
          "Pages",
          "Flows",
        ],
      },
    },
    controls: { sort: "requiredFirst" },
  },
  decorators: [
    asChosenUser,
    closable,
    remountOnServerChange,
    applyToolbar,
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark", contrast: "contrast", system: "system" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
});
