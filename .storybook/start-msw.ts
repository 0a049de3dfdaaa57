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
  const url = "__vitest_browser__" in globalThis ? "/mock-worker.js" : "./mock-worker.js";
  await worker.start({
    quiet: true,
    serviceWorker: { url },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url: address } = frame.data.request;
      // Reading a file or a page is Storybook's own; changing something never is.
      if (method === "GET" && !belongsToTheApi(method, new URL(address).pathname)) return;
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

/** The requests since the last call that no mock answered: a story that made one has failed, even if it hid it. */
export function takeUnansweredCalls(): string[] {
  return unanswered.splice(0).map((call) => `No mock for ${call}`);
}
