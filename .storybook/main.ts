import { readdirSync } from "node:fs";

import { defineMain } from "@storybook/react-vite/node";

const files = "**/*.stories.tsx";
const features = readdirSync(new URL("../packages/features", import.meta.url)).toSorted();

export default defineMain({
  // Its own Vite config: Storybook would else take the nearest one, and must never load the site's router plugin.
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // Titles come from the path: the sidebar has the shape of the folders.
  stories: [
    { directory: "../packages/ui/src", files, titlePrefix: "Design system" },
    ...features.map((feature) => ({
      directory: `../packages/features/${feature}/src`,
      files,
      titlePrefix: `Features/${feature}`,
    })),
    { directory: "../apps/site/app/pages", files, titlePrefix: "Pages" },
    { directory: ".", files: "*.stories.tsx", titlePrefix: "Mocks" },
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
  ],
  staticDirs: ["./static"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  tags: {
    // Stories that only QA and tests need; the sidebar's tag filter shows them.
    qa: { defaultFilterSelection: "exclude" },
  },
});
