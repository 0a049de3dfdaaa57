import { fileURLToPath } from "node:url";

import { createServer, isRunnableDevEnvironment } from "vite";

import { listenerOf } from "./http/listener.ts";
import { startBackend } from "./process/backend.ts";
import { run } from "./process/run.ts";
import { siteOptions } from "./process/site-options.ts";

type SiteModule = typeof import("./entry.ts");

/** The site from its sources: Vite serves the client and reloads `entry.ts`; the API lives here, so no reload ends it. */
await run(async (around) => {
  const [vite, backend] = await Promise.all([
    createServer({
      root: fileURLToPath(new URL("..", import.meta.url)),
      appType: "custom",
      server: { middlewareMode: true, hmr: { server: around.server } },
    }),
    startBackend(around.config, async () => ({
      ...(await import("@earshot/api/api.ts")),
      ...(await import("@earshot/api/config.ts")),
    })),
  ]);
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite has no environment that can run the server.");
  const options = { ...siteOptions(around, backend), development: true };
  let loaded: { module: SiteModule; site: ReturnType<SiteModule["createSite"]> } | undefined;
  const answer = listenerOf(async (request, bindings) => {
    const module = (await ssr.runner.import("/server/entry.ts")) as SiteModule;
    if (loaded?.module !== module) loaded = { module, site: module.createSite(options) };
    return loaded.site.fetch(request, bindings);
  });
  return {
    listener: (request, response) => vite.middlewares(request, response, () => answer(request, response)),
    notes: backend.notes,
    async stop() {
      await vite.close();
      await backend.stop();
    },
  };
}, process.ppid);
