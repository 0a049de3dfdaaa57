import "@earshot/ui/styles.css";
import "./preview.css";
import { clearDrafts } from "@earshot/client/state/drafts.ts";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonThemes, { withThemeByDataAttribute } from "@storybook/addon-themes";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure, getConfig } from "storybook/test";

import { expectStoryInvariants } from "./assertions.ts";
import {
  failOnMockErrors,
  initialServer,
  remountOnServerChange,
  serverToolbar,
  serveMocks,
  startMsw,
} from "./mock-server.tsx";
import { applyToolbar, fitsDocsPage, initialToolbar, toolbar, viewports } from "./toolbar.ts";

/** Storybook's docs page, or an iframe with a story on it. */
const isOnDocsPage = () =>
  window.frameElement?.id.startsWith("iframe--") ||
  document.getElementById("storybook-docs")?.hidden === false;

// A story that focuses something would scroll the docs page to itself.
const focus: HTMLElement["focus"] = Reflect.get(HTMLElement.prototype, "focus");
HTMLElement.prototype.focus = function focusInPlace(options) {
  focus.call(this, isOnDocsPage() ? { ...options, preventScroll: true } : options);
};

/** Removes the attributes that an open modal leaves on the body when its story ends. */
function cleanBody() {
  const { body } = document;
  body.style.removeProperty("pointer-events");
  for (const leftover of ["data-scroll-locked", "aria-hidden", "inert"]) body.removeAttribute(leftover);
}

const isTestRun = "__vitest_browser__" in globalThis;

const { getElementError } = getConfig();
configure({
  // Only the error that ends a story shows the page: `findBy…` and `waitFor` throw many before, and print it for each.
  getElementError(message, container) {
    const isRetried = Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
    if (!isRetried) return getElementError(message, container);
    return Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
  },
});

/** Leaves axe the rules that a mode of `visual/modes.ts` names. */
function limitAxe(globals: Record<string, unknown>, parameters: Record<string, unknown>) {
  const { rules } = (globals["a11y"] ?? {}) as { rules?: string[] };
  if (!rules) return;
  const { options, ...a11y } = parameters["a11y"] as { options: object };
  parameters["a11y"] = { ...a11y, options: { ...options, runOnly: { type: "rule", values: rules } } };
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes(), addonMsw(startMsw)],
  async beforeAll() {
    // ms for `findBy…` and `waitFor`: lazy code takes time on a busy machine.
    configure({ asyncUtilTimeout: 5000 });
    // Text measured earlier would be measured in the fallback font.
    const faces = ["Figtree Variable", "Bricolage Grotesque Variable", "Noto Sans Arabic Variable"];
    await Promise.all(faces.map((face) => document.fonts.load(`1em "${face}"`, "aا")));
  },
  beforeEach({ msw, globals, parameters }) {
    cleanBody();
    clearDrafts();
    serveMocks({ msw, globals });
    limitAxe(globals, parameters);
  },
  async afterEach() {
    failOnMockErrors();
    // A person viewing Storybook may have resized the story.
    if (isTestRun) await expectStoryInvariants();
  },
  globalTypes: { ...toolbar, ...serverToolbar },
  initialGlobals: { ...initialToolbar, ...initialServer },
  tags: ["autodocs"],
  parameters: {
    layout: "centered",
    docs: { stories: { filter: fitsDocsPage } },
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      // Elements that pass, each with its selector, are listed in Storybook's panel alone.
      options: isTestRun ? { resultTypes: ["violations"] } : {},
    },
    viewport: { options: viewports },
    options: {
      storySort: { order: ["Introduction", "Design system", ["foundations"], "Features", "Pages"] },
    },
    controls: { sort: "requiredFirst" },
  },
  decorators: [
    remountOnServerChange,
    applyToolbar,
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark", contrast: "contrast", system: "system" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
});
