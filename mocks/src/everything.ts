import { endpoints, type Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { HttpHandler } from "msw";

import { badGateway, crash, everywhere, never } from "./serve.ts";

const all = (resolver: () => Response | Promise<never>): HttpHandler[] =>
  (Object.keys(endpoints) as (keyof Endpoints)[]).flatMap((area) => everywhere(area, resolver));

/** Scenarios that cover all areas at once. */
export const everythingScenarios = {
  /** The browser is offline: pages load as before, but none of their calls get a response. */
  Offline: all(crash),
  /** The API is down: a proxy responds to every call from the browser and the server with its HTML page. */
  Down: all(badGateway),
  /** No call ever gets a response. */
  Never: all(never),
};
