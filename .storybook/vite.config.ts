import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";

/** Also extended by the Vitest projects for stories, as addon-vitest does not read it by itself. */
export default defineConfig({
  // Serves and emits mockServiceWorker.js from the installed msw, so that no copy is in git.
  plugins: [react(), tailwindcss(), msw({ mode: "worker-only" })],
  // msw's cookie jar includes the public suffix list, 0.3 MB, which stories never need.
  resolve: { alias: { tldts: new URL("./public-suffixes.ts", import.meta.url).pathname } },
  optimizeDeps: {
    // A dependency that is discovered late reloads the page in the middle of a test.
    entries: [
      ".storybook/preview.tsx",
      "packages/**/src/**/*.stories.tsx",
      "apps/site/app/pages/**/*.stories.tsx",
    ],
  },
});
