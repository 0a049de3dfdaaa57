import { readdirSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { type Api, createApi } from "./api.ts";
import { readConfig } from "./config.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";
import {
  askApi,
  cookiesFrom,
  makeTestFolder,
  removeTestFolders,
  requestOf,
  sendTo,
  signUpForm,
} from "./testing/test-api.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  removeTestFolders();
});

const patient = { timeout: 30_000, interval: 50 };

/**
 * Sends a request without checking the response against the contract, which declares no status for a process that is
 * down.
 */
const ask = (api: Api, address: string, json?: object) =>
  sendTo(api, requestOf(json ? "POST" : "GET", address, { json }));

const person = signUpForm();

/** A process that has its own folder and shares only the database with the others. */
function processOf(role: "web" | "worker", databaseUrl: URL) {
  const dataFolder = makeTestFolder();
  const authSecret = "s".repeat(32);
  const api = createApi({ ...readConfig({}), role, databaseUrl, dataFolder, authSecret, logLevel: "silent" });
  const mails = () =>
    readdirSync(dataFolder).includes("outbox") && readdirSync(path.join(dataFolder, "outbox"));
  return { api, mails };
}

test("runs two web processes as one site, with a worker", async () => {
  const databaseUrl = await postgres.newDatabase();
  const [one, two, worker] = (["web", "web", "worker"] as const).map((role) => processOf(role, databaseUrl));
  await Promise.all([one!.api.start(), two!.api.start(), worker!.api.start()]);
  const registered = await ask(one!.api, "/client/api/register", person);
  expect(registered.status).toBe(200);
  const session = await askApi(two!.api, "GET", "/api/session", {
    headers: cookiesFrom(registered),
  });
  expect(session.body).toMatchObject({ user: { email: person.email } });

  expect((await ask(worker!.api, "/api/session")).status).toBe(503);
  expect([one, two, worker].map((process) => process!.api.answers)).toEqual([true, true, false]);
  expect((await ask(two!.api, "/client/forgot", { email: person.email })).status).toBe(200);
  await vi.waitFor(() => expect(worker!.mails()).toHaveLength(1), patient);
  expect([one!.mails(), two!.mails()]).toEqual([false, false]);

  const limits = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask(index % 2 === 0 ? one!.api : two!.api, "/client/login", { email: person.email, password: "wrong" }),
    ),
  );
  expect(limits.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
  await Promise.all([one, two, worker].map((process) => process!.api.stop()));
});

test("is not ready without its database, and reveals no details", async () => {
  const own = await startPostgres();
  const { api } = processOf("web", await own.newDatabase());
  await api.start();
  expect(api.isReady()).toBe(true);
  await own.stop();
  await vi.waitFor(() => expect(api.isReady()).toBe(false), patient);
  const answer = await ask(api, "/readyz");
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
    503,
    ["success", "code", "message"],
  ]);
  expect((await ask(api, "/client/api/register", person)).status).toBe(500);
  await api.stop();
});

test("reports an unreachable database in one line and closes everything", async () => {
  const databaseUrl = await postgres.newDatabase();
  databaseUrl.port = "1";
  const { api } = processOf("web", databaseUrl);
  await expect(api.start()).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/test_\d+ can't be used: .+ Check DATABASE_URL\.$/,
  );
  await api.stop();
});
