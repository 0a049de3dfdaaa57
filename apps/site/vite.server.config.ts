import { defineConfig } from "vite";

/** Bundles the process (server/main.ts) beside the pages that it serves; they and the API stay files of their own. */
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
