import { socialProviders } from "@earshot/contract/social-providers.ts";
import { delay, getResponse, type HttpHandler } from "msw";

import { type Call, codeIn, receivedText, sentText } from "./call-log.ts";
import { createHandlers } from "./handlers.ts";
import { createMockDb } from "./mock-db.ts";
import { type PersonaName, personas } from "./personas.ts";
import { type QaSettings, readQaCookie } from "./qa-settings.ts";
import { scenario } from "./scenarios.ts";
import { takeViolation } from "./serve.ts";

/** The mock API, with the interface that the site expects. */
export interface MockApi {
  /**
   * Responds according to the request's QA cookie. `Response.error()` for a crash; throws if a mock breaks the
   * contract.
   */
  fetch(request: Request): Promise<Response>;
  /** The last 50 calls to the mock database of the request's QA cookie, newest last. */
  calls(request: Request): Call[];
}

interface MockServer {
  handlers: HttpHandler[];
  /** The active scenarios' handlers. Stateful ones (`FailsOnce`) are reset when reactivated. */
  scenarios: Map<string, HttpHandler[]>;
  calls: Call[];
}

const mostCalls = 50;
/** Browsers cache an ad's audio by URL, so ids must be unique across databases. */
const nextId = () => crypto.randomUUID();
const defaults: QaSettings = { mockDbId: "", persona: "visitor", latency: 0, scenarios: [] };

/**
 * Creates an in-memory API with one mock database per QA cookie, and one for all requests without the cookie. Drops
 * the least recently used one when there are more than `mostDatabases`.
 */
export function createMockApi(now?: () => Date, mostDatabases = 100): MockApi {
  const servers = new Map<string, MockServer>();
  let lastCall = 0;

  function serverFor({ mockDbId, persona }: QaSettings): MockServer {
    const key = `${mockDbId}~${persona}`;
    const server = servers.get(key) ?? {
      handlers: createHandlers(
        createMockDb(personaNamed(persona), { now, nextId, providers: socialProviders }),
      ),
      scenarios: new Map(),
      calls: [],
    };
    servers.delete(key);
    servers.set(key, server);
    const [oldest] = servers.keys();
    if (servers.size > mostDatabases && oldest !== undefined) servers.delete(oldest);
    return server;
  }

  return {
    async fetch(request) {
      const settings = settingsOf(request);
      const server = serverFor(settings);
      server.scenarios = new Map(
        settings.scenarios.map((name) => [name, server.scenarios.get(name) ?? scenario(name) ?? []]),
      );
      const { origin: baseUrl, pathname: path, search: query } = new URL(request.url);
      const call: Call = {
        id: (lastCall += 1),
        method: request.method,
        path,
        query,
        status: null,
        code: null,
        scenario: null,
        took: 0,
        sent: "",
        received: "",
      };
      server.calls.push(call);
      server.calls.splice(0, server.calls.length - mostCalls);
      const started = performance.now();
      call.sent = await sentText(request);
      if (settings.latency > 0) await delay(settings.latency);
      const response = await firstAnswer(
        [...Array.from(server.scenarios).toReversed(), [null, server.handlers]],
        async (name, handlers) => {
          // Set before the response, because a call may stay pending.
          call.scenario = name;
          return getResponse(handlers, request, { baseUrl });
        },
      );
      const violation = takeViolation(response);
      if (violation !== undefined) throw new Error(violation);
      if (!response) throw new Error(`No mock for ${request.method} ${path}`);
      call.took = Math.round(performance.now() - started);
      call.received = await receivedText(response);
      call.code = codeIn(call.received);
      call.status = response.status;
      return response;
    },
    calls: (request) => serverFor(settingsOf(request)).calls,
  };
}

/** A scenario's handlers; the name is null for the default handlers. */
type Named = [scenario: string | null, handlers: HttpHandler[]];

/** Tries the handlers in order and returns the first response. */
async function firstAnswer(
  [first, ...others]: Named[],
  ask: (...named: Named) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  return first && ((await ask(...first)) ?? firstAnswer(others, ask));
}

const settingsOf = (request: Request) => readQaCookie(request.headers.get("Cookie")) ?? defaults;

const personaNamed = (name: string): PersonaName =>
  Object.hasOwn(personas, name) ? (name as PersonaName) : "visitor";
