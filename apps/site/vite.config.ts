import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { buildFilesPlugin } from "./build-files-plugin.ts";
import { chunkGroups } from "./chunk-groups.ts";
import { lateScript, lateScriptPlugin } from "./late-script-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    tailwindcss(),
    buildFilesPlugin(),
    lateScriptPlugin(),
    {
      name: "extend-entries",
      applyToEnvironment: ({ name }) => name === "client",
      // Required by groups without their dependencies; React Router keeps its routes' exports either way.
      options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    },
  ],
  // Dependencies discovered late make the first visit reload.
  optimizeDeps: {
    entries: [
      "app/**/!(*.stories).{ts,tsx}",
      "../../packages/{*,features/*}/src/**/!(*.stories|*.test).{ts,tsx}",
    ],
  },
  // Otherwise React Router deletes it, and lateScriptPlugin has nothing to read.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [lateScript],
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() } },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./server/entry.ts" } },
      // The server build is self-contained and includes React's production code, whatever NODE_ENV is set at run time.
      ...(command === "build" && {
        // Contains native code, or data files of its own.
        resolve: { noExternal: true, external: ["sharp", "fontkit"] },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
}));
