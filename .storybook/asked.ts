import { endpointOf } from "@earshot/contract/endpoint-of.ts";

interface WatchedServer {
  events: { on: (event: "request:start", listener: (sent: { request: Request }) => void) => void };
}

/**
 * The endpoints that are asked from now on, as "POST /client/login": no files, for a part's code may come while a story runs.
 *
 * @param msw as a story is given it
 */
export function askedOf(msw: WatchedServer): readonly string[] {
  const asked: string[] = [];
  msw.events.on("request:start", ({ request }) => {
    const { pathname } = new URL(request.url);
    if (endpointOf(request.method, pathname, { providers: [] }).kind !== "page")
      asked.push(`${request.method} ${pathname}`);
  });
  return asked;
}
