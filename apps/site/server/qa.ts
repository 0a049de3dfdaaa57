import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { createMockApi } from "@earshot/mocks/create-mock-api.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

import { listenerOf } from "./http/listener.ts";
import { ConfigError } from "./process/config.ts";
import { logError } from "./process/log-error.ts";
import { run } from "./process/run.ts";
import { siteOptions } from "./process/site-options.ts";
import { createQaSite } from "./qa/site.ts";

type SiteModule = typeof import("./entry.ts");

const builtSite = new URL("../dist/server/site.js", import.meta.url);

/** The built site with the mocks as its API: nothing differs from production but the answers. */
await run(async (around) => {
  if (!existsSync(builtSite)) throw new ConfigError("The site is not built yet: run npm run build first.");
  const { createSite } = (await import(builtSite.href)) as SiteModule;
  const qa = createQaSite(createMockApi());
  const site = createSite({
    ...siteOptions(around, { api: qa.api, providers: [], answers: true, isReady: () => true }),
    clientDir: fileURLToPath(new URL("../dist/client", import.meta.url)),
    development: false,
    logError(error, request) {
      if (!qa.hasCrashed()) logError(error, request);
    },
  });
  const answer = qa.around((request, bindings: HttpBindings) => site.fetch(request, bindings));
  return {
    listener: listenerOf(async (request, bindings) => {
      const whole = await answer(request, bindings);
      if (whole) return whole;
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
