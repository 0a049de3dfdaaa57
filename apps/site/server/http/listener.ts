import type { RequestListener } from "node:http";

import { type HttpBindings, RequestError, getRequestListener } from "@hono/node-server";

import { errorResponse } from "./error-response.ts";

/**
 * A fetch function as Node's server calls one. The adapter leaves the global `Request` and `Response` as they are: with its
 * own in their place, `instanceof` fails for every answer that another library made. A request that is no `Request`
 * (`/\x`, a broken `Host`) never reaches the function: it is refused here.
 */
export function listenerOf(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): RequestListener {
  return getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      error instanceof RequestError ? errorResponse("malformed_request") : errorResponse("internal_error"),
  });
}
