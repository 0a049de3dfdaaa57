import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { createHandlers } from "@earshot/mocks/handlers.ts";
import { reachableScenarios } from "@earshot/mocks/list-scenarios.ts";
import { createMockDb } from "@earshot/mocks/mock-db.ts";
import { isLatency, maxLatency } from "@earshot/mocks/qa-settings.ts";
import { scenario } from "@earshot/mocks/scenarios.ts";
import { setLatency, takeContractViolations } from "@earshot/mocks/serve.ts";
import { setupWorker, type SetupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

import { personaIn } from "./persona.ts";
import { scenariosIn, unknownValue } from "./scenarios/scenario-global.ts";

declare module "storybook/internal/csf" {
  interface StoryContext {
    /** The page's mock worker, on which stories override responses. */
    msw: SetupWorker;
  }
}

type Globals = Record<string, unknown>;

function latencyIn({ latency }: Globals): number {
  if (!isLatency(String(latency)))
    throw new Error(`The latency “${String(latency)}” is no number of milliseconds from 0 to ${maxLatency}.`);
  return Number(latency);
}

/**
 * Gives the story a fresh mock server; handlers in the story's own `beforeEach` take precedence. Throws for an
 * unknown persona, scenario or latency in the URL.
 */
export function serveMocks({ msw, globals }: { msw: SetupWorker; globals: Globals }): void {
  msw.use(...createHandlers(createMockDb(personaIn(globals))));
  for (const name of scenariosIn(globals["scenario"])) {
    if (!reachableScenarios.includes(name)) throw unknownValue("scenario", name, reachableScenarios);
    msw.use(...(scenario(name) ?? []));
  }
  setLatency(latencyIn(globals));
}

/** `beforeEach` for a story whose server responds with a scenario. */
export const answering =
  (answers: Parameters<SetupWorker["use"]>) =>
  ({ msw }: { msw: Pick<SetupWorker, "use"> }): void =>
    msw.use(...answers);

const unanswered: string[] = [];

/**
 * Throws for requests without a mock, and for responses that broke the contract since the last call, even if the
 * story hid the error.
 */
export function failOnMockErrors(): void {
  const errors = [...unanswered.splice(0), ...takeContractViolations()];
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

/**
 * Records the endpoints called from now on: "POST /client/login". Omits requests for files, because lazily loaded
 * code would add some.
 *
 * @param msw from the story's context
 */
export function recordCalls(msw: Pick<SetupWorker, "events">): readonly string[] {
  const calls: string[] = [];
  msw.events.on("request:start", ({ request }) => {
    const { pathname } = new URL(request.url);
    if (isEndpoint(request.method, pathname)) calls.push(`${request.method} ${pathname}`);
  });
  return calls;
}

function isEndpoint(method: string, pathname: string): boolean {
  return endpointOf(method, pathname, { providers: ["google", "linkedin"] }).kind !== "page";
}

let started: Promise<SetupWorker> | undefined;

/** The page's only mock worker. Memoised, because several stories on a docs page start it at the same time. */
export function startMsw(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // Relative in Storybook, which may be served from a subpath; Vitest's page has a different path.
  const url = "__vitest_browser__" in globalThis ? "/mock-worker.js" : "./mock-worker.js";
  await worker.start({
    quiet: true,
    serviceWorker: { url },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url: address } = frame.data.request;
      // Ignores Storybook's and Vite's own requests, which only read files and pages.
      if (method === "GET" && !isEndpoint(method, new URL(address).pathname)) return;
      unanswered.push(`No mock for ${method} ${address}`);
      throw new Error(unanswered.at(-1));
    },
  });
  return worker;
}
