import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { buildFilesPlugin } from "./build-files-plugin.ts";
import { chunkGroups } from "./chunk-groups.ts";
import { lateScript, lateScriptPlugin } from "./late-script-plugin.ts";
import { unusedRouterPlugin } from "./unused-router-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    tailwindcss(),
    buildFilesPlugin(),
    lateScriptPlugin(),
    unusedRouterPlugin(),
    {
      name: "extend-entries",
      applyToEnvironment: ({ name }) => name === "client",
      // Required by chunk groups that exclude their dependencies. React Router keeps its routes' exports in any case.
      options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    },
  ],
  // Pre-bundled, because dependencies that are discovered late make the first visit reload.
  optimizeDeps: {
    entries: [
      "app/**/!(*.stories).{ts,tsx}",
      "../../packages/{*,features/*}/src/**/!(*.stories|*.test).{ts,tsx}",
    ],
  },
  // Without this, React Router deletes the manifest, and lateScriptPlugin can't read it.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [lateScript],
          output: {
            // Otherwise the icon chunk's file name would list every page, and each script that imports the chunk
            // would repeat that name.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./server/entry.ts" } },
      // The server build is self-contained and includes React's production code, regardless of NODE_ENV at run time.
      ...(command === "build" && {
        // These packages contain native code or data files.
        resolve: { noExternal: true, external: ["sharp", "fontkit"] },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
}));
