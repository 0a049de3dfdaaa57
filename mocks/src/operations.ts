import { openApiDocument } from "@earshot/contract/endpoints/openapi-document.ts";

import type { MockDb } from "./mock-db.ts";
import { instead, serve } from "./serve.ts";

/** Default responses: it lives, it is ready, and it keeps no figures. */
export const operationsHandlers = (_world: MockDb) =>
  serve("operations", {
    openapi: ({ request }) => ({
      ...openApiDocument({ serverUrl: new URL(request.url).origin, version: "mocks" }),
    }),
    health: () => ({ status: "ok" }),
    readiness: () => ({ status: "ready" }),
    metrics: ({ error }) => error("not_found"),
  });

/** The other servers that may be met. */
export const operationsScenarios = {
  /** It is starting or stopping, and takes no requests. */
  NotReady: instead("operations", { readiness: ({ error }) => error("service_unavailable") }),
};
