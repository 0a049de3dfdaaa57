import { getResponse, type HttpHandler } from "msw";

import { createHandlers, slowedBy } from "./handlers.ts";
import { type PersonaName, personas } from "./personas.ts";
import { type QaSettings, readQaCookie } from "./qa-settings.ts";
import { scenario } from "./scenarios.ts";
import { takeBreach } from "./serve.ts";
import { soundInNode } from "./sound-in-node.ts";
import { createWorld } from "./world.ts";

/** One call as the QA panel lists it: the path without its query, and how long the answer took in ms. */
interface Call {
  method: string;
  path: string;
  /** 0 where the server went away. */
  status: number;
  took: number;
}

/** The mocked API as the site takes one. */
export interface MockApi {
  /** Answers as the world and the scenarios of the request's QA cookie have it; `Response.error()` for a crash. */
  fetch(request: Request): Promise<Response>;
  /** The last 50 calls made in the world of this request's cookie, newest last. */
  calls(request: Request): Call[];
}

interface Kept {
  handlers: HttpHandler[];
  /** Those of the scenarios that are on: made once, again when switched on again. */
  special: Map<string, HttpHandler[]>;
  calls: Call[];
}

const mostWorlds = 100;
const mostCalls = 50;
/** Browsers keep the sound of an ad for good: two worlds must not have an ad of the same id. */
const nextId = () => crypto.randomUUID();
const anyone: QaSettings = { world: "", persona: "visitor", latency: 0, scenarios: [] };

/**
 * A second server, in memory. Each QA cookie has a world of its own, so that two people do not meet; without the cookie
 * there is one world for all. The oldest world is dropped when there are more than 100.
 */
export function createMockApi(now?: () => Date): MockApi {
  const worlds = new Map<string, Kept>();

  function worldOf({ world, persona }: QaSettings): Kept {
    const key = `${world}~${persona}`;
    const kept = worlds.get(key) ?? {
      handlers: createHandlers(createWorld(knownPersona(persona), { now, sound: soundInNode, nextId })),
      special: new Map(),
      calls: [],
    };
    worlds.delete(key);
    worlds.set(key, kept);
    const [oldest] = worlds.keys();
    if (worlds.size > mostWorlds && oldest !== undefined) worlds.delete(oldest);
    return kept;
  }

  return {
    async fetch(request) {
      const settings = readQaCookie(request.headers.get("Cookie")) ?? anyone;
      const kept = worldOf(settings);
      const { handlers, calls } = kept;
      kept.special = new Map(
        settings.scenarios.map((name) => [name, kept.special.get(name) ?? scenario(name) ?? []]),
      );
      const special = [...kept.special.values()].toReversed().flat();
      const started = performance.now();
      const response = await getResponse([...slowedBy(settings.latency), ...special, ...handlers], request, {
        baseUrl: new URL(request.url).origin,
      });
      const breach = takeBreach(response);
      if (breach !== undefined) throw new Error(breach);
      if (!response) throw new Error(`No mock for ${request.method} ${new URL(request.url).pathname}`);
      calls.push({
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        took: Math.round(performance.now() - started),
      });
      calls.splice(0, calls.length - mostCalls);
      return response;
    },
    calls: (request) => worldOf(readQaCookie(request.headers.get("Cookie")) ?? anyone).calls,
  };
}

function knownPersona(name: string): PersonaName {
  return Object.hasOwn(personas, name) ? (name as PersonaName) : "visitor";
}
