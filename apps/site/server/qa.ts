import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { socialProviders } from "@earshot/contract/social-providers.ts";
import { createMockApi } from "@earshot/mocks/create-mock-api.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

import { createRequestListener } from "./http/request-listener.ts";
import { createAppOptions } from "./process/app-options.ts";
import { ConfigError } from "./process/config.ts";
import { runServer } from "./process/run-server.ts";
import { createQaSite } from "./qa/site.ts";

type SiteModule = typeof import("./entry.ts");

const builtSite = new URL("../dist/server/site.js", import.meta.url);

/** Runs the built site with the mocks as its API; nothing else differs from production. */
await runServer(async (serverProcess) => {
  if (!existsSync(builtSite)) throw new ConfigError("The site is not built yet: run npm run build first.");
  const { createSite } = (await import(builtSite.href)) as SiteModule;
  const qa = createQaSite(createMockApi());
  const options = createAppOptions(serverProcess, {
    api: qa.api,
    providers: socialProviders,
    servesSite: true,
    isReady: () => true,
  });
  const site = createSite({
    ...options,
    clientDir: fileURLToPath(new URL("../dist/client", import.meta.url)),
    development: false,
    unlimited: true,
    logError(error, request) {
      if (!qa.hasCrashed()) options.logError(error, request);
    },
  });
  const fetch = qa.wrap((request, bindings: HttpBindings) => site.fetch(request, bindings));
  return {
    listener: createRequestListener(async (request, bindings) => {
      const response = await fetch(request, bindings);
      if (response) return response;
      bindings.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }),
    notes: [
      "Every answer is mocked. Scenarios stand in the address: /?scenario=accounts.WrongPassword, or in the panel on each page.",
      `Every mocked account has the password ${mockPassword}`,
    ],
    stop: () => Promise.resolve(),
  };
}, process.ppid);
