import { socialProviders } from "@earshot/contract/social-providers.ts";
import { createHandlers } from "@earshot/mocks/handlers.ts";
import { createMockDb } from "@earshot/mocks/mock-db.ts";
import { takeContractViolations } from "@earshot/mocks/serve.ts";
import { getResponse } from "msw";

import { conform } from "./conform.ts";
import { startAd, plain } from "./generation/start-ad.ts";
import type { Server } from "./server.ts";
import { suites } from "./suites.ts";
import { upload } from "./uploads.ts";

/** A mock server with one database; visitors are identified by `x-forwarded-for`. */
async function startMocks(): Promise<Server> {
  const origin = "http://mocks.example";
  const mockDb = createMockDb("visitor", {
    keyOf: (request) => request.headers.get("x-forwarded-for") ?? "",
    providers: socialProviders,
  });
  const handlers = createHandlers(mockDb);
  return {
    origin,
    async fetch(request) {
      const response = await getResponse(handlers, request, { baseUrl: origin });
      const violations = takeContractViolations();
      if (violations.length > 0 || !response)
        throw new Error(violations.join("\n") || `No mock for ${request.url}`);
      return response;
    },
    async linkTokenFor(email, page) {
      const changes = [...mockDb.emailChanges].map(([token, { oldEmail, newEmail }]) => {
        return [token, page === "confirm-email" ? newEmail : oldEmail] as const;
      });
      const sent = page === "reset" ? [...mockDb.resetTokens] : changes;
      return sent.findLast(([, to]) => to === email)?.[0] ?? "";
    },
    async makeAd(person, { bytes, title, projectId, isReady }) {
      const ad = isReady
        ? await upload(person, { bytes, name: `${title}.mp3`, projectId })
        : await startAd(person, plain, { project: projectId });
      return ad.uuid;
    },
    async reject(campaignId, comment) {
      const stored = mockDb.campaigns.get(campaignId);
      if (!stored) throw new Error(`No campaign ${campaignId}.`);
      stored.campaign = { ...stored.campaign, status: "rejected", comment };
    },
    atProvider(page, does) {
      const outcome: Record<string, string> =
        does === "no"
          ? { error: "access_denied" }
          : { email: does.email, email_verified: String(does.isVerified ?? true) };
      return `${page}&${new URLSearchParams(outcome)}`;
    },
    async stop() {},
  };
}

for (const suite of Object.values(suites)) conform(suite, "mocks", startMocks);
