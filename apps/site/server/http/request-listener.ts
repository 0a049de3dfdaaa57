import type { RequestListener } from "node:http";

import { type HttpBindings, RequestError, getRequestListener } from "@hono/node-server";

import { errorResponse } from "./error-response.ts";
import { inertHeaders } from "./security.ts";

/**
 * Adapts a fetch function to Node's server. Keeps the global `Request` and `Response`: with the adapter's own classes,
 * `instanceof` would fail for every response made by another library. A malformed request (`/\x`, a broken `Host`) gets
 * a 400 here and never reaches the function.
 */
export function createRequestListener(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): RequestListener {
  const answer = (request: Request, bindings: HttpBindings) =>
    // The adapter accepts hosts such as "a.1" and "256.1", which are invalid in a URL.
    URL.canParse(request.url) ? fetch(request, bindings) : errorResponse("malformed_request", inertHeaders);
  return getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      error instanceof RequestError
        ? errorResponse("malformed_request", inertHeaders)
        : errorResponse("internal_error", inertHeaders),
  });
}
