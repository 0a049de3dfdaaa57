import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { errorOf } from "@earshot/contract/errors.ts";
import { afterAll, expect, test } from "vitest";

import { createApi } from "./api.ts";
import { readConfig } from "./config.ts";
import { StartError } from "./start-error.ts";
import { cookiesFrom, makeTestFolder, removeTestFolders, startTestApi, sendTo } from "./testing/test-api.ts";

afterAll(removeTestFolders);

const ask = (address: string) => new Request(new URL(address, "http://localhost"));

test("keeps data and sessions across a restart, and locks the folder", async () => {
  const { api, ask: send, dataFolder } = await startTestApi();
  const json = {
    first_name: "Ada",
    last_name: "Byron",
    email: "ada@example.com",
    password: "secret1",
    country: "GB",
  };
  const { response } = await send("POST", "/client/api/register", { json });

  const second = createApi({ ...readConfig({}), dataFolder, logLevel: "silent" });
  await expect(second.start()).rejects.toThrow(StartError);
  await second.stop();

  await api.stop();
  expect(api.isReady()).toBe(false);
  const stopped = await sendTo(api, ask("/api/session"));
  expect([stopped.status, await stopped.json()]).toEqual([
    503,
    { success: false, ...errorOf("service_unavailable") },
  ]);

  await api.start();
  const { body } = await send("GET", "/api/session", { headers: cookiesFrom(response) });
  expect(body).toMatchObject({ user: { email: "ada@example.com" } });
  await api.stop();
  await api.stop();
}, 60_000);

test("its own operations", async () => {
  const {
    api,
    ask: send,
    dataFolder,
    stop,
  } = await startTestApi({ publicUrl: new URL("https://ads.example.com") });
  expect((await send("GET", "/healthz")).body).toEqual({ status: "ok" });
  expect((await send("GET", "/readyz")).body).toEqual({ status: "ready" });
  expect((await send("GET", "/metrics")).status).toBe(404);
  const { body } = await send("GET", "/openapi.json");
  expect(body).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://ads.example.com" }] });
  expect(body["paths"]).toHaveProperty("/{portal}/login.post");
  expect(api.mailPlace).toContain(path.join(dataFolder, "outbox"));

  const secret = path.join(dataFolder, "auth-secret");
  expect(readFileSync(secret, "utf8")).toMatch(/^[\w-]{43}$/);
  expect(statSync(secret).mode & 0o077).toBe(0);
  await stop();
}, 60_000);

test("reports an unusable data folder in one line", async () => {
  const file = path.join(makeTestFolder(), "file");
  writeFileSync(file, "");
  const api = createApi({ ...readConfig({}), dataFolder: path.join(file, "data"), logLevel: "silent" });
  await expect(api.start()).rejects.toThrow(/^The data folder .+ can't be written\. Set DATA_DIR .+\.$/);
  await api.stop();
});
