import { readdirSync } from "node:fs";

import { defineMain } from "@storybook/react-vite/node";

import { taggingStories } from "./gallery/tag-stories.ts";
import { keepIds, namingStories } from "./natural-titles.ts";

const files = "**/*.stories.tsx";
const features = readdirSync(new URL("../packages/features", import.meta.url)).toSorted();

/** Stories have no titles: the sidebar follows the folders. */
const stories = [
  { directory: ".", files: "*.mdx" },
  { directory: "./gallery", files: "*.stories.tsx" },
  { directory: "../packages/ui/src", files, titlePrefix: "Design system" },
  ...features.map((feature) => ({
    directory: `../packages/features/${feature}/src`,
    files,
    titlePrefix: `Features/${feature}`,
  })),
  { directory: "../apps/site/app/pages", files, titlePrefix: "Pages" },
  { directory: "../apps/site/app/flows", files, titlePrefix: "Flows" },
  { directory: ".", files: "*.stories.tsx", titlePrefix: "Specification" },
];

export default defineMain({
  // Uses a separate Vite config, because Storybook would otherwise find the site's, which includes the router plugin.
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories,
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
  ],
  staticDirs: [
    "./static",
    {
      from: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      to: "/fonts/figtree.woff2",
    },
  ],
  managerHead: (head) => `${head}
${process.env["QA_ORIGIN"] ? `<meta name="qa-origin" content="${process.env["QA_ORIGIN"]}">` : ""}
<style>@font-face { font-family: "Figtree Variable"; font-weight: 300 900; src: url("./fonts/figtree.woff2") format("woff2"); }</style>`,
  experimental_indexers: (indexers) => (indexers ?? []).map(taggingStories).map(namingStories),
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), keepIds(stories)] }),
  // Behaviour tests are listed below their story but hidden from the sidebar by default.
  tags: { "test-fn": { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    experimentalTestSyntax: true,
    componentsManifest: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
});
