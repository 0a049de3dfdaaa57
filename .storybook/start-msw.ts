import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { setupWorker, type SetupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

const unanswered: string[] = [];
let started: Promise<SetupWorker> | undefined;

/** Whether the API, and so a mock, has to answer this request. */
function belongsToTheApi(method: string, pathname: string): boolean {
  return endpointOf(method, pathname, { providers: ["google", "linkedin"] }).kind !== "page";
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // Relative in Storybook, so that a build under a sub-path has its mocks; Vitest's page lies on another path.
  const url = "__vitest_browser__" in globalThis ? "/mockServiceWorker.js" : "./mockServiceWorker.js";
  await worker.start({
    quiet: true,
    serviceWorker: { url },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url: address } = frame.data.request;
      if (!belongsToTheApi(method, new URL(address).pathname)) return;
      const call = `${method} ${address}`;
      unanswered.push(call);
      throw new Error(`No mock for ${call}`);
    },
  });
  return worker;
}

/** The one mock worker of this page. Two stories that mount together (a docs page) share its start. */
export function startMsw(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

/** Throws when a request since the last call had no mock: the component may have swallowed the failure. */
export function failOnUnansweredCalls(): void {
  const calls = unanswered.splice(0);
  if (calls.length > 0) throw new Error(`No mock for ${calls.join(", ")}`);
}
