import type { RequestContext } from "@earshot/contract/visitor.ts";

import type { VisitorApi } from "../../app/api-context.ts";
import { type Api, askApi } from "../process/api.ts";

/** Headers of the page's request that its loaders' calls repeat. */
const repeated = ["cookie", "user-agent", "accept-language"];

/** The API as one page's loaders reach it, and the cookies that it set on the way. */
export function createVisitorApi(
  api: Api,
  page: Request,
  context: RequestContext,
): VisitorApi & { cookies: string[] } {
  const cookies: string[] = [];
  return {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      for (const name of repeated) {
        const value = page.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const signal = init.signal ? AbortSignal.any([page.signal, init.signal]) : page.signal;
      const request = new Request(new URL(path, page.url), { ...init, headers, signal });
      const answer = await sooner(askApi(api, request, context), signal);
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  };
}

/** The answer, or a rejection when the signal ends first: an API in this process need not listen to signals. */
function sooner(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener("abort", give, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}
