import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

import { withPageCache } from "./http/page-cache.ts";
import { createRequestListener } from "./http/request-listener.ts";
import { createAppOptions } from "./process/app-options.ts";
import { runServer } from "./process/run-server.ts";
import { type ApiModule, startApi } from "./process/start-api.ts";

// Without this cache, compiling the bundles would take a fifth of a warm start (0.2 s). Does nothing if the folder
// isn't writable.
enableCompileCache(fileURLToPath(new URL("./compile-cache", import.meta.url)));

/** Imports a built file by its path from dist/server, where this file's bundle is. */
const importBuilt = (path: string) => import(/* @vite-ignore */ new URL(path, import.meta.url).href);

await runServer(async (serverProcess) => {
  const [{ createSite }, api] = await Promise.all([
    importBuilt("./site.js") as Promise<typeof import("./entry.ts")>,
    startApi(serverProcess.config, () => importBuilt("../../../api/dist/api.js") as Promise<ApiModule>),
  ]);
  const options = createAppOptions(serverProcess, api);
  const site = createSite({
    ...options,
    clientDir: fileURLToPath(new URL("../client", import.meta.url)),
    development: false,
  });
  const cache = { fetch: site.fetch, metrics: options.operations.metrics, origin: options.origin };
  return {
    listener: withPageCache(createRequestListener(site.fetch), cache),
    notes: api.notes,
    stop: () => api.stop(),
  };
});
