import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

import { listenerOf } from "./http/listener.ts";
import { type ApiModule, startBackend } from "./process/backend.ts";
import { run } from "./process/run.ts";
import { siteOptions } from "./process/site-options.ts";

// Compiling the bundles is a fifth of a warm start (0.2 s): what one start compiled, the next reads, where it may write here.
enableCompileCache(fileURLToPath(new URL("./compile-cache", import.meta.url)));

/** Imports a built file, named from dist/server, where this file's bundle stands. */
const built = (place: string) => import(/* @vite-ignore */ new URL(place, import.meta.url).href);

await run(async (around) => {
  const [{ createSite }, backend] = await Promise.all([
    built("./site.js") as Promise<typeof import("./entry.ts")>,
    startBackend(around.config, () => built("../../../api/dist/api.js") as Promise<ApiModule>),
  ]);
  const site = createSite({
    ...siteOptions(around, backend),
    clientDir: fileURLToPath(new URL("../client", import.meta.url)),
    development: false,
  });
  return { listener: listenerOf(site.fetch), notes: backend.notes, stop: () => backend.stop() };
});
