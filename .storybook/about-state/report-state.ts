import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import type { SetupWorker } from "msw/browser";
import { addons } from "storybook/preview-api";

import {
  ABOUT_STATE,
  ABOUT_STATE_REQUEST,
  type AboutState,
  type Answer,
  scenariosIn,
} from "./about-state.ts";

interface Story {
  id: string;
  msw: SetupWorker;
  globals: Record<string, unknown>;
  parameters: { docs?: { description?: { story?: string }; source?: { originalSource?: string } } };
}

/**
 * `beforeEach` of all stories: sends the state to the panel "About this state", and again after each server response.
 */
export function reportState({ id, msw, globals, parameters: { docs } }: Story): () => void {
  const channel = addons.getChannel();
  const answers = new Map<string, Answer>();
  const toolbarScenario = String(globals["scenario"]);
  const scenarios = scenariosIn(docs?.source?.originalSource ?? "");
  const report = () => {
    const about: AboutState = {
      storyId: id,
      text: docs?.description?.story ?? "",
      persona: String(globals["persona"]),
      scenarios:
        scenarios.length > 0 || toolbarScenario === "everyday"
          ? scenarios
          : [toolbarScenario.replace("-", ".")],
      answers: [...answers.values()],
    };
    channel.emit(ABOUT_STATE, about);
  };
  const stop = new AbortController();
  const { signal } = stop;
  msw.events.on(
    "request:start",
    ({ request, requestId }) => {
      const { pathname: path } = new URL(request.url);
      if (endpointOf(request.method, path, { providers: [] }).kind !== "endpoint") return;
      answers.set(requestId, { id: requestId, method: request.method, path, status: null, code: null });
      report();
    },
    { signal },
  );
  msw.events.on(
    "response:mocked",
    async ({ response, requestId }) => {
      const answer = answers.get(requestId);
      if (!answer) return;
      answer.status = response.status;
      if (response.headers.get("Content-Type")?.includes("json")) {
        const body: unknown = await response.clone().json();
        answer.code = typeof body === "object" && body && "code" in body ? String(body.code) : null;
      }
      report();
    },
    { signal },
  );
  channel.on(ABOUT_STATE_REQUEST, report);
  report();
  return () => {
    stop.abort();
    channel.off(ABOUT_STATE_REQUEST, report);
  };
}
