import { getResponse, type HttpHandler } from "msw";

import { createHandlers, withLatency } from "./handlers.ts";
import { createMockDb } from "./mock-db.ts";
import { type PersonaName, personas } from "./personas.ts";
import { type QaSettings, readQaCookie } from "./qa-settings.ts";
import { scenario } from "./scenarios.ts";
import { takeViolation } from "./serve.ts";

/** One call as the QA panel lists it. */
interface Call {
  method: string;
  /** Without the query. */
  path: string;
  /** 0 for a network error. */
  status: number;
  /** Milliseconds. */
  took: number;
}

/** The mock API, in the shape that the site expects. */
export interface MockApi {
  /** Answers according to the request's QA cookie. `Response.error()` for a crash; throws if a mock breaks the contract. */
  fetch(request: Request): Promise<Response>;
  /** The last 50 calls to the mock database of the request's QA cookie, newest last. */
  calls(request: Request): Call[];
}

interface MockServer {
  handlers: HttpHandler[];
  /** Handlers of the active scenarios. Stateful ones (`FailsOnce`) start afresh when switched on again. */
  scenarios: Map<string, HttpHandler[]>;
  calls: Call[];
}

const mostServers = 100;
const mostCalls = 50;
/** Browsers cache an ad's audio by URL, so ids must be unique across databases. */
const nextId = () => crypto.randomUUID();
const defaults: QaSettings = { mockDbId: "", persona: "visitor", latency: 0, scenarios: [] };

/**
 * Creates an in-memory API with one mock database per QA cookie, and one for all requests without the cookie. Drops the
 * oldest when there are more than 100.
 */
export function createMockApi(now?: () => Date): MockApi {
  const servers = new Map<string, MockServer>();

  function serverFor({ mockDbId, persona }: QaSettings): MockServer {
    const key = `${mockDbId}~${persona}`;
    const server = servers.get(key) ?? {
      handlers: createHandlers(createMockDb(personaNamed(persona), { now, nextId })),
      scenarios: new Map(),
      calls: [],
    };
    servers.delete(key);
    servers.set(key, server);
    const [oldest] = servers.keys();
    if (servers.size > mostServers && oldest !== undefined) servers.delete(oldest);
    return server;
  }

  return {
    async fetch(request) {
      const settings = settingsOf(request);
      const server = serverFor(settings);
      server.scenarios = new Map(
        settings.scenarios.map((name) => [name, server.scenarios.get(name) ?? scenario(name) ?? []]),
      );
      const overrides = [...server.scenarios.values()].toReversed().flat();
      const { origin: baseUrl, pathname: path } = new URL(request.url);
      const started = performance.now();
      const handlers = [...withLatency(settings.latency), ...overrides, ...server.handlers];
      const response = await getResponse(handlers, request, { baseUrl });
      const violation = takeViolation(response);
      if (violation !== undefined) throw new Error(violation);
      if (!response) throw new Error(`No mock for ${request.method} ${path}`);
      const took = Math.round(performance.now() - started);
      server.calls.push({ method: request.method, path, status: response.status, took });
      server.calls.splice(0, server.calls.length - mostCalls);
      return response;
    },
    calls: (request) => serverFor(settingsOf(request)).calls,
  };
}

const settingsOf = (request: Request) => readQaCookie(request.headers.get("Cookie")) ?? defaults;

const personaNamed = (name: string): PersonaName =>
  Object.hasOwn(personas, name) ? (name as PersonaName) : "visitor";
