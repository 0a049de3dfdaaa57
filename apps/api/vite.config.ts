import { cp } from "node:fs/promises";

import { defineConfig } from "vite";

/** One file for production: loading Drizzle and better-auth from node_modules costs 200 MB and half a second more. */
export default defineConfig({
  build: {
    ssr: "src/bundle.ts",
    outDir: "dist",
    target: "node24",
    rolldownOptions: { output: { entryFileNames: "api.js", chunkFileNames: "[name].js" } },
  },
  ssr: {
    noExternal: true,
    // WebAssembly and native code stay files of their own.
    external: ["@electric-sql/pglite", "@node-rs/argon2", "pg"],
  },
  plugins: [
    {
      name: "migrations-beside-the-bundle",
      writeBundle: () => cp("src/database/migrations", "dist/migrations", { recursive: true }),
    },
  ],
});
