import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";

/** Also the base of the Vitest project "stories": addon-vitest does not read it by itself. */
export default defineConfig({
  // Worker-only: serves and emits mockServiceWorker.js from the installed msw, so that no copy stands in git.
  plugins: [react(), tailwindcss(), msw({ mode: "worker-only" })],
  optimizeDeps: {
    // A dependency found only when its story is opened reloads the page in the middle of a test.
    entries: [
      ".storybook/preview.tsx",
      "packages/**/src/**/*.stories.tsx",
      "apps/site/app/pages/**/*.stories.tsx",
    ],
  },
});
