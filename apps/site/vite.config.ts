import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), tailwindcss()],
  // Found late, a dependency makes the first visit reload.
  optimizeDeps: {
    entries: [
      "app/**/!(*.stories).{ts,tsx}",
      "../../packages/{*,features/*}/src/**/!(*.stories|*.test).{ts,tsx}",
    ],
  },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: "./server/entry.ts" } },
      // The server's build stands alone, and holds React's production code whatever NODE_ENV says where it runs.
      ...(command === "build" && {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
}));
