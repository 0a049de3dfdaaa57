import { socialProviders } from "@earshot/contract/social-providers.ts";
import { createHandlers } from "@earshot/mocks/handlers.ts";
import { takeBrokenReplies } from "@earshot/mocks/serve.ts";
import { soundInNode } from "@earshot/mocks/sound-in-node.ts";
import { createWorld } from "@earshot/mocks/world.ts";
import { getResponse } from "msw";

import { conform } from "./conform.ts";
import { begin, plain } from "./generation/begin.ts";
import type { Server } from "./server.ts";
import { suites } from "./suites.ts";
import { upload } from "./uploads.ts";

/** The mocked server: one world for all, people told apart by their address. */
async function startMocks(): Promise<Server> {
  const origin = "http://mocks.example";
  const world = createWorld("visitor", {
    keyOf: (request) => request.headers.get("x-forwarded-for") ?? "",
    sound: soundInNode,
    providers: socialProviders,
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
    async makeAd(person, { bytes, title, projectId, isReady }) {
      const ad = isReady
        ? await upload(person, { bytes, name: title, projectId })
        : await begin(person, plain, { project: projectId });
      return ad.uuid;
    },
    async reject(campaignId, status_message) {
      const stored = world.campaigns.get(campaignId);
      if (!stored) throw new Error(`No campaign ${campaignId}.`);
      stored.campaign = { ...stored.campaign, status: "rejected", status_message };
    },
    atProvider(page, does) {
      const said: Record<string, string> =
        does === "no"
          ? { error: "access_denied" }
          : { email: does.email, email_verified: String(does.isVerified ?? true) };
      return `${page}&${new URLSearchParams(said)}`;
    },
    async stop() {},
  };
}

for (const suite of Object.values(suites)) conform(suite, "mocks", startMocks, "whole");
