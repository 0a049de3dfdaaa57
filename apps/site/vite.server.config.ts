import { defineConfig } from "vite";

/**
 * Bundles the server process (server/main.ts) next to the pages that it serves; the pages and the API remain separate
 * files.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "server/main.ts",
    outDir: "dist/server",
    emptyOutDir: false,
    target: "node24",
    rolldownOptions: { output: { entryFileNames: "main.js" } },
  },
});
