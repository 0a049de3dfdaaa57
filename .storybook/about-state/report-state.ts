import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { type Call, codeIn, receivedText, sentText } from "@earshot/mocks/call-log.ts";
import { overridesIn, scenarioOf } from "@earshot/mocks/list-scenarios.ts";
import { scenario } from "@earshot/mocks/scenarios.ts";
import { answersOf } from "@earshot/mocks/serve.ts";
import { HttpHandler } from "msw";
import type { SetupWorker } from "msw/browser";
import { addons } from "storybook/preview-api";

import { personaIn } from "../persona.ts";
import { scenariosIn } from "../scenarios/scenario-global.ts";
import { ABOUT_STATE, ABOUT_STATE_REQUEST, type AboutState, scenariosInSource } from "./about-state.ts";
import { noticeQuery } from "./notice-query.ts";

interface Story {
  id: string;
  msw: SetupWorker;
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
  parameters: { docs?: { description?: { story?: string }; source?: { originalSource?: string } } };
}

let stopReporting = () => {};

/** `beforeEach` for all stories: sends the state to the panels, then again after each call and response. */
export function reportState({ id, msw, args, globals, parameters: { docs } }: Story): () => void {
  // Storybook runs the cleanup when the user leaves the story, but not when it rerenders with other globals or args.
  stopReporting();
  const channel = addons.getChannel();
  const calls = new Map<string, Call>();
  const named = [
    ...scenariosIn(globals["scenario"]),
    ...scenariosInSource(docs?.source?.originalSource ?? ""),
  ];
  // Read again each time, because the story's own `beforeEach` and `play` add handlers later.
  const overrides = () =>
    overridesIn(
      msw.listHandlers().filter((handler) => handler instanceof HttpHandler),
      named,
    );
  const report = () => {
    const about: AboutState = {
      storyId: id,
      text: docs?.description?.story ?? "",
      persona: personaIn(globals),
      ...overrides(),
      notice: noticeQuery(args["message"]),
      calls: [...calls.values()],
    };
    channel.emit(ABOUT_STATE, about);
  };
  const stop = new AbortController();
  const { signal } = stop;
  msw.events.on(
    "request:start",
    async ({ request, requestId }) => {
      const started = startedCall(request, calls.size, overrides().scenarios);
      if (!started) return;
      calls.set(requestId, started);
      started.sent = await sentText(request);
      report();
    },
    { signal },
  );
  msw.events.on(
    "request:match",
    ({ handler, requestId }) => {
      const call = calls.get(requestId);
      if (call && handler instanceof HttpHandler) call.scenario = scenarioOf(handler, overrides().scenarios);
    },
    { signal },
  );
  const settle = async ({ response, requestId }: { response: Response; requestId: string }) => {
    const call = calls.get(requestId);
    if (!call) return;
    call.took = Math.round(performance.now() - call.took);
    call.status = response.status;
    call.received = await receivedText(response);
    call.code = codeIn(call.received);
    report();
  };
  msw.events.on("response:mocked", settle, { signal });
  // A mocked network error arrives as this event, because the worker can't mark `Response.error()` as mocked.
  msw.events.on("response:bypass", settle, { signal });
  channel.on(ABOUT_STATE_REQUEST, report);
  report();
  stopReporting = () => {
    stop.abort();
    channel.off(ABOUT_STATE_REQUEST, report);
  };
  return stopReporting;
}

/**
 * A pending call, with the scenario expected to answer it. `took` holds the start time until the response arrives.
 * Null for requests that don't go to an endpoint, such as files.
 */
function startedCall(request: Request, id: number, scenarios: string[]): Call | null {
  const { pathname: path, search: query } = new URL(request.url);
  const found = endpointOf(request.method, path, { providers: [] });
  if (found.kind !== "endpoint") return null;
  const endpoint = `${found.area}.${found.name}`;
  const answering = scenarios.findLast((name) =>
    answersOf(scenario(name) ?? []).some((answer) => answer.endpoint === endpoint),
  );
  return {
    id,
    method: request.method,
    path,
    query,
    status: null,
    code: null,
    scenario: answering ?? null,
    took: performance.now(),
    sent: "",
    received: "",
  };
}
