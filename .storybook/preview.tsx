import "@earshot/ui/styles.css";
import "./preview.css";
import { clearDrafts } from "@earshot/client/state/drafts.ts";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonThemes, { withThemeByDataAttribute } from "@storybook/addon-themes";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure } from "storybook/test";

import { expectSoundStory } from "./contracts/every-story.ts";
import { failOnFaults } from "./faults.ts";
import { initialServer, serverToolbar, serveMocks, startAnewWithServer } from "./mock-server.tsx";
import { PartPage } from "./part-page.tsx";
import { startMsw } from "./start-msw.ts";
import { applyToolbar, initialToolbar, toolbar, viewports } from "./toolbar.ts";

/** What a modal layer leaves on the body when its story ends while it is open. */
function tidyBody() {
  const { body } = document;
  body.style.removeProperty("pointer-events");
  for (const leftover of ["data-scroll-locked", "aria-hidden", "inert"]) body.removeAttribute(leftover);
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes(), addonMsw(startMsw)],
  async beforeAll() {
    // ms that `findBy…` and `waitFor` have, on a machine that has other things to do: parts fetched when needed take their time.
    configure({ asyncUtilTimeout: 5000 });
    // Text measured before the faces arrive would be measured in the fallback.
    const faces = ["Figtree Variable", "Bricolage Grotesque Variable", "Noto Sans Arabic Variable"];
    await Promise.all(faces.map((face) => document.fonts.load(`1em "${face}"`, "aا")));
  },
  beforeEach({ msw, globals }) {
    tidyBody();
    clearDrafts();
    serveMocks({ msw, globals });
  },
  async afterEach() {
    failOnFaults();
    // A person who resizes a story is told by its looks.
    if ("__vitest_browser__" in globalThis) await expectSoundStory();
  },
  globalTypes: { ...toolbar, ...serverToolbar },
  initialGlobals: { ...initialToolbar, ...initialServer },
  tags: ["autodocs"],
  parameters: {
    layout: "centered",
    docs: { page: PartPage },
    a11y: { test: "error", config: { rules: [{ id: "target-size", enabled: true }] } },
    viewport: { options: viewports },
    options: { storySort: { order: ["Design system", "Features", "Pages"] } },
    controls: { sort: "requiredFirst" },
  },
  decorators: [
    startAnewWithServer,
    applyToolbar,
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark", contrast: "contrast", system: "system" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
});
