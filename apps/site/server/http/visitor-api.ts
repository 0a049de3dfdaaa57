import type { RequestContext } from "@earshot/contract/visitor.ts";

import type { VisitorApi } from "../../app/api-context.ts";
import { type Api, callApi } from "../process/api.ts";

/** The page request's headers that are copied to its loaders' calls. */
const copiedHeaders = ["cookie", "user-agent", "accept-language"];

/**
 * The API for one page's loaders, the calls that they made, including abandoned ones, and the cookies that the API
 * set.
 */
export function createVisitorApi(
  api: Api,
  page: Request,
  context: RequestContext,
): VisitorApi & { cookies: string[]; calls: Promise<Response>[] } {
  const cookies: string[] = [];
  const calls: Promise<Response>[] = [];
  return {
    cookies,
    calls,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      for (const name of copiedHeaders) {
        const value = page.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const signal = init.signal ? AbortSignal.any([page.signal, init.signal]) : page.signal;
      const request = new Request(new URL(path, page.url), { ...init, headers, signal });
      const call = callApi(api, request, context);
      calls.push(call);
      const response = await abortable(call, signal);
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  };
}

/** Rejects if the signal aborts first, because an API in this process may ignore signals. */
function abortable(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    response.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
