import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { errorOf } from "@earshot/contract/errors.ts";
import { afterAll, expect, test } from "vitest";

import { createApi } from "./api.ts";
import { readConfig } from "./config.ts";
import { StartError } from "./start-error.ts";
import {
  cookiesFrom,
  makeTestFolder,
  removeTestFolders,
  sendTo,
  signUpForm,
  startTestApi,
} from "./testing/test-api.ts";

afterAll(removeTestFolders);

test("keeps data and sessions across a restart, and locks the folder", async () => {
  const { api, ask: send, dataFolder } = await startTestApi();
  const secret = path.join(dataFolder, "auth-secret");
  expect(readFileSync(secret, "utf8")).toMatch(/^[\w-]{43}$/);
  expect(statSync(secret).mode & 0o077).toBe(0);
  const json = signUpForm();
  const { response } = await send("POST", "/client/api/register", { json });

  const second = createApi({ ...readConfig({}), dataFolder, logLevel: "silent" });
  await expect(second.start()).rejects.toThrow(StartError);
  await second.stop();

  await api.stop();
  expect(api.isReady()).toBe(false);
  const stopped = await sendTo(api, new Request("http://localhost/api/session"));
  expect([stopped.status, await stopped.json()]).toEqual([
    503,
    { success: false, ...errorOf("service_unavailable") },
  ]);

  await api.start();
  const { body } = await send("GET", "/api/session", { headers: cookiesFrom(response) });
  expect(body).toMatchObject({ user: { email: json.email } });
  await api.stop();
  await api.stop();
}, 60_000);

test("reports an unusable data folder in one line", async () => {
  const file = path.join(makeTestFolder(), "file");
  writeFileSync(file, "");
  const api = createApi({ ...readConfig({}), dataFolder: path.join(file, "data"), logLevel: "silent" });
  await expect(api.start()).rejects.toThrow(/^The data folder .+ can't be written\. Set DATA_DIR .+\.$/);
  await api.stop();
});
