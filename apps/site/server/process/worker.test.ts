import { errorOf } from "@earshot/contract/errors.ts";
import { paths } from "@earshot/contract/paths.ts";
import { beforeEach, expect, test } from "vitest";

import { createApp } from "../http/app.ts";
import { createMetrics } from "../http/metrics.ts";

/** What the API and the pages of the worker's process were asked. */
const asked: string[] = [];
beforeEach(() => void asked.splice(0));

const worker = createApp(
  {
    api: {
      async fetch(request) {
        asked.push(request.url);
        return Response.json({});
      },
    },
    clientDir: import.meta.dirname,
    providers: ["google"],
    answers: false,
    trustProxy: 0,
    https: false,
    development: false,
    operations: { isReady: () => true, metrics: createMetrics(), metricsToken: "token" },
    logError: () => undefined,
  },
  async (request) => {
    asked.push(request.url);
    return new Response("a page");
  },
);

const ask = (method: string, address: string, headers: Record<string, string> = {}) =>
  worker.fetch(new Request(`http://localhost:3000${address}`, { method, headers }));

test("a worker tells of its own health", async () => {
  expect(await (await ask("GET", "/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await ask("GET", "/readyz")).json()).toEqual({ status: "ready" });
  const metrics = await ask("GET", "/metrics", { authorization: "Bearer token" });
  expect(await metrics.text()).toContain("process_resident_memory_bytes");
});

const own = new Set(["/healthz", "/readyz", "/metrics"]);
const calls = Object.values(paths)
  .flatMap((area) => Object.values<{ method: string; path: string }>(area))
  .filter(({ path }) => !own.has(path))
  .map(({ method, path }) => [
    method.toUpperCase(),
    path
      .replace("{portal}", "client")
      .replace("{provider}", "google")
      .replaceAll(/\{\w+\}/g, "some-id"),
  ]);
const pages = [
  "/",
  "/nbmaistudio",
  "/client/login",
  "/nope",
  "/favicon.ico",
  "/assets/x.js",
  "/worker.test.ts",
];

test.each([...calls, ...pages.map((page) => ["GET", page])])(
  "a worker has nothing at %s %s",
  async (method = "", address = "") => {
    const answer = await ask(method, address);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ success: false, ...errorOf("not_found") });
    expect(asked).toEqual([]);
  },
);
