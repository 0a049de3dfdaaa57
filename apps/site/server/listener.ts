import type { RequestListener } from "node:http";

import { type HttpBindings, getRequestListener } from "@hono/node-server";

/**
 * A fetch function as Node's server calls one. The adapter leaves the global `Request` and `Response` as they are: with its
 * own in their place, `instanceof` fails for every answer that another library made.
 */
export function listenerOf(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): RequestListener {
  return getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
  });
}
