import { setTimeout as pause } from "node:timers/promises";

import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { type Area, paths } from "@earshot/contract/paths.ts";
import { getResponse, type HttpHandler } from "msw";
import { afterAll, describe, expect, test } from "vitest";

import { scenario, scenarioNames } from "./scenarios.ts";
import { takeContractViolations } from "./serve.ts";

/** `path` replaces a contract path that has parameters. */
type Sample = { path?: string; query?: string; json?: object; multipart?: Record<string, string | Blob> };

const guest = "temp_user_id=Abcdefgh1234";

/** A valid request for every endpoint. */
const requests: { [A in Area]: { [Name in keyof (typeof paths)[A]]: Sample } } = {
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
    confirmEmail: { json: { token: "any" } },
    cancelEmail: { json: { token: "any" } },
    socialLogin: { path: "/client/google" },
    socialCallback: { path: "/api/auth/callback/google" },
  },
  settings: {
    saveAccount: { multipart: { businessName: "Kettle" } },
    cancelEmailChange: {},
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
    listVersions: { path: "/api/audioad/ads/any/versions", query: guest },
    makeVersion: { path: "/api/audioad/ads/any/versions", json: { based_on: 1, script: [{ text: "Hi." }] } },
    restoreVersion: { path: "/api/audioad/ads/any/versions/1/restore", json: {} },
  },
  generation: {
    generateWithMusic: { query: guest, json: { product_name: "Kettle", prompt: "Fresh coffee" } },
    job: { path: "/api/audioad/v2/job/any", query: guest },
    generateAudio: { json: { productName: "Kettle", productDescription: "Fresh coffee" } },
    audioformData: { json: { audioformId: "any" } },
    createPipeline: { json: { audioformId: "any" } },
    pipeline: { json: { pipelineId: "any", audioformId: "any" } },
    spokenLength: { json: { text: "Fresh coffee", voice_id: "vc_any" } },
    speakTake: { query: guest, json: { text: "Fresh coffee" } },
    writeScripts: { query: guest, json: { product_name: "Kettle", prompt: "Fresh coffee" } },
  },
  sharing: {
    changeAd: { path: "/api/audioad/ads/any", json: { shared: true } },
    sharedAd: { path: "/api/shared-audio/any" },
    sharedAudio: { path: "/api/shared-audio/any/audio", query: "signature=any" },
  },
  voices: { list: { query: "limit=20&offset=0" }, sample: { path: "/api/audioad/voices/vc_any/sample" } },
  music: { list: { query: "limit=20&offset=0" }, audio: { path: "/api/audioad/v2/musics/any/audio" } },
  campaigns: {
    list: { query: guest },
    create: { json: { title: "Summer" } },
    get: { path: "/api/campaigns/any", query: guest },
    change: { path: "/api/campaigns/any", json: { status: "in review" } },
    remove: { path: "/api/campaigns/any", query: guest },
  },
  messages: {
    contact: { json: { full_name: "Nora", business_email: "nora@kettle.example" } },
    subscribe: { json: { email_id: "nora@kettle.example" } },
  },
  operations: { openapi: {}, health: {}, readiness: {}, metrics: {} },
};

type Named = { area: Area; name: string; sample: Sample };

/** Requests for scenarios that override only the second page. */
const laterPages: Named[] = [
  { area: "voices", name: "list", sample: { query: "limit=20&offset=20" } },
  { area: "music", name: "list", sample: { query: "limit=20&offset=20" } },
];

/** Excludes the social log-ins, because no provider is configured. */
const firstPages: Named[] = Object.entries(requests).flatMap(([area, samples]) =>
  Object.entries<Sample>(samples)
    .filter(([name]) => !name.startsWith("social"))
    .map(([name, sample]) => ({ area: area as Area, name, sample })),
);

const all = [...firstPages, ...laterPages];

const site = "http://site.example";

function fetchFrom(handlers: HttpHandler[], { area, name, sample }: Named) {
  const { method, path } = (paths[area] as Record<string, { method: string; path: string }>)[name]!;
  const body = new FormData();
  for (const [key, value] of Object.entries(sample.multipart ?? {})) body.append(key, value);
  const request = new Request(`${site}${sample.path ?? path}?${sample.query ?? ""}`, {
    method: method.toUpperCase(),
    ...(sample.multipart && { body }),
    ...(sample.json && {
      body: JSON.stringify(sample.json),
      headers: { "Content-Type": "application/json" },
    }),
  });
  return getResponse(handlers, request, { baseUrl: site });
}

const failing = new Set<string>();

describe("scenarios conform to the contract", () => {
  test.each(scenarioNames)("%s", async (scenarioName) => {
    const handlers = scenario(scenarioName) ?? [];
    const pending = pause(300, "pending" as const);
    const answers = await Promise.all(
      all.map(async ({ area, name, sample }) => {
        const answer = await Promise.race([fetchFrom(handlers, { area, name, sample }), pending]);
        return { area, name, answer };
      }),
    );
    expect(takeContractViolations()).toEqual([]);
    const answered = answers.filter(({ answer }) => answer !== undefined);
    expect(answered.length, "overrides an endpoint").toBeGreaterThan(0);
    for (const { area, name, answer } of answered) {
      if (answer === undefined || answer === "pending") continue;
      const isError = answer.type === "error" || answer.status >= 400;
      if (isError && !scenarioName.startsWith("everything.")) failing.add(`${area}.${name}`);
      const { responses } = (endpoints[area] as Record<string, { responses: object }>)[name]!;
      const known = [...Object.keys(responses), "0", "502"];
      expect(known, `${area}.${name}`).toContain(String(answer.status));
    }
  });

  afterAll(() => expect(takeContractViolations()).toEqual([]));
});

const neverFails = ["operations.openapi", "operations.health", "operations.metrics"];

test("every endpoint that can fail has an error scenario", () => {
  const missing = firstPages.map(({ area, name }) => `${area}.${name}`).filter((name) => !failing.has(name));
  expect(missing.toSorted()).toEqual(neverFails.toSorted());
});

test("returns null for an unknown scenario", () => {
  for (const name of ["", "projects", "projects.Nothing", "constructor.name", "projects.constructor"]) {
    expect(scenario(name)).toBeNull();
  }
});
