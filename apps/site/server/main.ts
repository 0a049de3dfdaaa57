import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

import { createRequestListener } from "./http/request-listener.ts";
import { createAppOptions } from "./process/app-options.ts";
import { runServer } from "./process/run-server.ts";
import { type ApiModule, startApi } from "./process/start-api.ts";

// Compiling the bundles takes a fifth of a warm start (0.2 s). No-op where the folder isn't writable.
enableCompileCache(fileURLToPath(new URL("./compile-cache", import.meta.url)));

/** Imports a built file by its path from dist/server, where this file's bundle is. */
const importBuilt = (path: string) => import(/* @vite-ignore */ new URL(path, import.meta.url).href);

await runServer(async (serverProcess) => {
  const [{ createSite }, api] = await Promise.all([
    importBuilt("./site.js") as Promise<typeof import("./entry.ts")>,
    startApi(serverProcess.config, () => importBuilt("../../../api/dist/api.js") as Promise<ApiModule>),
  ]);
  const site = createSite({
    ...createAppOptions(serverProcess, api),
    clientDir: fileURLToPath(new URL("../client", import.meta.url)),
    development: false,
  });
  return { listener: createRequestListener(site.fetch), notes: api.notes, stop: () => api.stop() };
});
