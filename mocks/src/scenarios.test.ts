import { setTimeout as pause } from "node:timers/promises";

import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { type Area, paths } from "@earshot/contract/paths.ts";
import { getResponse, type HttpHandler } from "msw";
import { afterAll, describe, expect, test } from "vitest";

import { scenario, scenarioNames } from "./scenarios.ts";
import { crash, instead, takeBrokenReplies } from "./serve.ts";

/** What follows the path's parameters, and the body. */
type Sent = { path?: string; query?: string; json?: object; multipart?: Record<string, string | Blob> };

const guest = "temp_user_id=Abcdefgh1234";

/** A plausible request for every endpoint. */
const requests: { [A in Area]: { [Name in keyof (typeof paths)[A]]: Sent } } = {
  accounts: {
    session: {},
    login: { path: "/client/login", json: { email: "nora@kettle.example", password: "listen-up" } },
    register: {
      json: {
        first_name: "Nora",
        last_name: "Lindqvist",
        email: "nora@kettle.example",
        password: "listen-up",
        country: "GB",
        user_role: "business",
      },
    },
    logout: {},
    forgot: { path: "/client/forgot", json: { email: "nora@kettle.example" } },
    reset: { json: { token: "any", password: "listen-up" } },
    socialLogin: { path: "/client/google" },
    socialCallback: { path: "/api/auth/callback/google" },
  },
  settings: {
    saveAccount: { multipart: { businessName: "Kettle" } },
    updatePassword: {
      json: { old_password: "listen-up", new_password: "listen-again", confirm_password: "listen-again" },
    },
    saveAgencyCode: { json: { agency_code: "HP-2026" } },
    removeAgencyCode: {},
    requestDeletion: {},
  },
  projects: {
    list: { query: "limit=500" },
    create: { json: { name: "Podcast spots" } },
    rename: { path: "/api/projects/any", json: { name: "Summer sale" } },
    remove: { path: "/api/projects/any" },
  },
  ads: {
    list: { query: `${guest}&limit=10&offset=0` },
    get: { path: "/api/audioad/ads/any", query: guest },
    upload: { multipart: { audio: new File(["sound"], "ad.mp3") } },
    move: { json: { uuid: "any", project_id: "any" } },
    remove: { json: { uuid: "any" } },
    audio: { path: "/audiostack/audio/any", query: guest },
  },
  generation: {
    generateWithMusic: { query: guest, json: { product_name: "Kettle", prompt: "Fresh coffee" } },
    job: { path: "/api/audioad/v2/job/any", query: guest },
    generateAudio: { json: { productName: "Kettle", productDescription: "Fresh coffee" } },
    audioformData: { json: { audioformId: "any" } },
    createPipeline: { json: { audioformId: "any" } },
    pipeline: { json: { pipelineId: "any", audioformId: "any" } },
    spokenLength: { json: { text: "Fresh coffee", voice_id: "vc_any" } },
  },
  sharing: {
    setShared: { path: "/api/audioad/ads/any", json: { shared: true } },
    sharedAd: { path: "/api/shared-audio/any" },
    sharedAudio: { path: "/api/shared-audio/any/audio", query: "signature=any" },
  },
  voices: { list: { query: "limit=20&offset=0" }, sample: { path: "/api/audioad/voices/vc_any/sample" } },
  music: { list: { query: "limit=20&offset=0" }, audio: { path: "/api/audioad/v2/musics/any/audio" } },
  campaigns: {
    list: { query: guest },
    create: { json: { title: "Summer" } },
    change: { path: "/api/campaigns/any", json: { status: "in review" } },
    remove: { path: "/api/campaigns/any", query: guest },
  },
  messages: {
    contact: { json: { full_name: "Nora", business_email: "nora@kettle.example" } },
    subscribe: { json: { email_id: "nora@kettle.example" } },
  },
  operations: { openapi: {}, health: {}, readiness: {}, metrics: {} },
};

type Named = { area: Area; name: string; sent: Sent };

/** Some scenarios begin with the second page. */
const laterPages: Named[] = [
  { area: "voices", name: "list", sent: { query: "limit=20&offset=20" } },
  { area: "music", name: "list", sent: { query: "limit=20&offset=20" } },
];

/** Without the social log-ins: no mocked world has a provider. */
const firstAsked: Named[] = Object.entries(requests).flatMap(([area, sentTo]) =>
  Object.entries<Sent>(sentTo)
    .filter(([name]) => !name.startsWith("social"))
    .map(([name, sent]) => ({ area: area as Area, name, sent })),
);

const all = [...firstAsked, ...laterPages];

const site = "http://site.example";

function ask(handlers: HttpHandler[], { area, name, sent }: Named) {
  const { method, path } = (paths[area] as Record<string, { method: string; path: string }>)[name]!;
  const body = new FormData();
  for (const [key, value] of Object.entries(sent.multipart ?? {})) body.append(key, value);
  const request = new Request(`${site}${sent.path ?? path}?${sent.query ?? ""}`, {
    method: method.toUpperCase(),
    ...(sent.multipart && { body }),
    ...(sent.json && { body: JSON.stringify(sent.json), headers: { "Content-Type": "application/json" } }),
  });
  return getResponse(handlers, request, { baseUrl: site });
}

test.each(firstAsked)("the request for $area.$name reaches its mock", async (named) => {
  const response = await ask(instead(named.area, { [named.name]: crash }), named);
  expect(response?.type).toBe("error");
});

const failing = new Set<string>();

describe("every scenario keeps the contract", () => {
  test.each(scenarioNames)("%s", async (scenarioName) => {
    const handlers = scenario(scenarioName) ?? [];
    const silence = pause(300, "silence" as const);
    const answers = await Promise.all(
      all.map(async ({ area, name, sent }) => {
        const answer = await Promise.race([ask(handlers, { area, name, sent }), silence]);
        return { area, name, answer };
      }),
    );
    expect(takeBrokenReplies()).toEqual([]);
    const answered = answers.filter(({ answer }) => answer !== undefined);
    expect(answered.length, "a scenario answers something").toBeGreaterThan(0);
    for (const { area, name, answer } of answered) {
      if (answer === undefined || answer === "silence") continue;
      if (answer.type === "error" || answer.status >= 400) failing.add(`${area}.${name}`);
      const { responses } = (endpoints[area] as Record<string, { responses: object }>)[name]!;
      const known = [...Object.keys(responses), "0", "502"];
      expect(known, `${area}.${name}`).toContain(String(answer.status));
    }
  });

  afterAll(() => expect(takeBrokenReplies()).toEqual([]));
});

const neverFails = ["operations.openapi", "operations.health", "operations.metrics"];

test("every endpoint fails in one of the scenarios", () => {
  const missing = firstAsked.map(({ area, name }) => `${area}.${name}`).filter((name) => !failing.has(name));
  expect(missing.toSorted()).toEqual(neverFails.toSorted());
});

test("an unknown scenario is none", () => {
  for (const name of ["", "projects", "projects.Nothing", "constructor.name", "projects.constructor"]) {
    expect(scenario(name)).toBeNull();
  }
});
