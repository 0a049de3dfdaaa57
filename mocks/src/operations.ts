import { openApiDocument } from "@earshot/contract/endpoints/openapi-document.ts";

import type { MockDb } from "./mock-db.ts";
import { instead, serve } from "./serve.ts";

/** Default responses: healthy, ready, without metrics. */
export const operationsHandlers = (_mockDb: MockDb) =>
  serve("operations", {
    openapi: ({ request }) => ({
      ...openApiDocument({ serverUrl: new URL(request.url).origin, version: "mocks" }),
    }),
    health: () => ({ status: "ok" }),
    readiness: () => ({ status: "ready" }),
    metrics: ({ error }) => error("not_found"),
  });

/** Named non-default responses. The key is also `?scenario=operations.<key>`. */
export const operationsScenarios = {
  /** The server is starting or stopping. */
  NotReady: instead("operations", { readiness: "service_unavailable" }),
};
