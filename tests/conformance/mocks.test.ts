import { createHandlers } from "@earshot/mocks/handlers.ts";
import { takeBrokenReplies } from "@earshot/mocks/serve.ts";
import { soundInNode } from "@earshot/mocks/sound-in-node.ts";
import { createWorld } from "@earshot/mocks/world.ts";
import { getResponse } from "msw";

import { conform } from "./conform.ts";
import type { Server } from "./server.ts";
import { suites } from "./suites.ts";

/** The mocked server: one world for all, people told apart by their address. */
async function startMocks(): Promise<Server> {
  const origin = "http://mocks.example";
  const world = createWorld("visitor", {
    keyOf: (request) => request.headers.get("x-forwarded-for") ?? "",
    sound: soundInNode,
  });
  const handlers = createHandlers(world);
  return {
    origin,
    async fetch(request) {
      const response = await getResponse(handlers, request, { baseUrl: origin });
      const broken = takeBrokenReplies();
      if (broken.length > 0 || !response) throw new Error(broken.join("\n") || `No mock for ${request.url}`);
      return response;
    },
    async resetTokenFor(email) {
      const sent = [...world.resetTokens].findLast(([, to]) => to === email);
      return sent?.[0] ?? "";
    },
    async stop() {},
  };
}

for (const suite of Object.values(suites)) conform(suite, "mocks", startMocks, "whole");
