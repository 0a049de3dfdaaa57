import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";

import { scenariosJson } from "./scenarios/scenarios-json.ts";

/** Also extended by the Vitest projects of stories: addon-vitest does not read it by itself. */
export default defineConfig({
  // Serves and emits mockServiceWorker.js from the installed msw: no copy in git.
  plugins: [react(), tailwindcss(), msw({ mode: "worker-only" }), scenariosJson()],
  // msw's cookie jar brings the public suffix list, 0.3 MB, for addresses on which no story runs.
  resolve: { alias: { tldts: new URL("./public-suffixes.ts", import.meta.url).pathname } },
  optimizeDeps: {
    // A dependency that is discovered late reloads the page in the middle of a test.
    entries: [
      ".storybook/preview.tsx",
      "packages/**/src/**/*.stories.tsx",
      "apps/site/app/{pages,flows}/**/*.stories.tsx",
    ],
  },
});
