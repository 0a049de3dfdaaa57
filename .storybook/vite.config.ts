import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";

import { scenariosJson } from "./scenarios/scenarios-json.ts";
import { specificationTables } from "./specification-tables.ts";

/** Also extended by the story projects in Vitest, because addon-vitest does not read it by itself. */
export default defineConfig({
  // Serves and emits mockServiceWorker.js from the installed msw package, so git needs no copy.
  plugins: [react(), tailwindcss(), msw({ mode: "worker-only" }), scenariosJson(), specificationTables()],
  resolve: {
    alias: [
      // msw's cookie jar pulls in the public suffix list (0.3 MB), which only matters for hosts that no story runs
      // on.
      { find: "tldts", replacement: new URL("./public-suffixes.ts", import.meta.url).pathname },
      // zod pulls in its messages in every language (0.2 MB), which no story shows.
      { find: /^\.\.\/locales\/index\.js$/, replacement: "../locales/en.js" },
    ],
  },
  optimizeDeps: {
    // Scanned in advance, because a dependency that is discovered late reloads the page in the middle of a test.
    entries: [
      ".storybook/preview.tsx",
      "packages/**/src/**/*.stories.tsx",
      "apps/site/app/{pages,flows}/**/*.stories.tsx",
    ],
    // The scan doesn't follow imports from `@earshot/storybook`.
    include: ["dom-accessibility-api"],
  },
});
