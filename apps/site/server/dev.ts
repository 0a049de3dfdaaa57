import { fileURLToPath } from "node:url";

import { createServer, isRunnableDevEnvironment } from "vite";

import { createRequestListener } from "./http/request-listener.ts";
import { createAppOptions } from "./process/app-options.ts";
import { runServer } from "./process/run-server.ts";
import { startApi } from "./process/start-api.ts";

type SiteModule = typeof import("./entry.ts");

/** Runs the site from source. Vite serves the client and reloads `entry.ts`; the API survives reloads. */
await runServer(async (serverProcess) => {
  const [vite, api] = await Promise.all([
    createServer({
      root: fileURLToPath(new URL("..", import.meta.url)),
      appType: "custom",
      server: { middlewareMode: true, hmr: { server: serverProcess.server } },
    }),
    startApi(serverProcess.config, async () => ({
      ...(await import("@earshot/api/api.ts")),
      ...(await import("@earshot/api/config.ts")),
    })),
  ]);
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite has no environment that can run the server.");
  const options = { ...createAppOptions(serverProcess, api), development: true };
  let loaded: { module: SiteModule; site: ReturnType<SiteModule["createSite"]> } | undefined;
  const siteListener = createRequestListener(async (request, bindings) => {
    const module = (await ssr.runner.import("/server/entry.ts")) as SiteModule;
    if (loaded?.module !== module) loaded = { module, site: module.createSite(options) };
    return loaded.site.fetch(request, bindings);
  });
  return {
    listener: (request, response) =>
      vite.middlewares(request, response, () => siteListener(request, response)),
    notes: api.notes,
    async stop() {
      await vite.close();
      await api.stop();
    },
  };
}, process.ppid);
