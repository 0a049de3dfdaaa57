import { readdirSync } from "node:fs";

import { defineMain } from "@storybook/react-vite/node";

const files = "**/*.stories.tsx";
const features = readdirSync(new URL("../packages/features", import.meta.url)).toSorted();

export default defineMain({
  // Its own Vite config: the nearest one would be the site's, with the router plugin.
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // No titles in stories: the sidebar follows the folders.
  stories: [
    { directory: ".", files: "*.mdx" },
    { directory: "../packages/ui/src", files, titlePrefix: "Design system" },
    ...features.map((feature) => ({
      directory: `../packages/features/${feature}/src`,
      files,
      titlePrefix: `Features/${feature}`,
    })),
    { directory: "../apps/site/app/pages", files, titlePrefix: "Pages" },
    { directory: ".", files: "*.stories.tsx", titlePrefix: "Specification" },
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
});
