import { createApi } from "@earshot/api/api.ts";
import { type ApiConfig, readConfig } from "@earshot/api/config.ts";
import { expect, test } from "vitest";

import { startBackend } from "./backend.ts";
import { readSiteConfig } from "./config.ts";

/** What the start prints when the API has this configuration; nothing is opened. */
async function notesWith(config: Partial<ApiConfig>): Promise<string[]> {
  const { notes } = await startBackend(readSiteConfig({}), async () => ({
    createApi: (read) => ({ ...createApi(read), start: async () => undefined }),
    readConfig: () => ({ ...readConfig({}), dataFolder: "/srv/earshot", ...config }),
  }));
  return notes;
}

const mail = "Mail: /srv/earshot/outbox (written there, not sent)";

test("one process says where mail goes", async () => {
  expect(await notesWith({})).toEqual([mail]);
});

test("one of several without a bucket says what it keeps for itself", async () => {
  const sound = expect.stringMatching(/^Sound: \/srv\/earshot\/files .*STORAGE_URL/);
  expect(await notesWith({ role: "web" })).toEqual([mail, sound]);
  expect(await notesWith({ role: "worker" })).toEqual([expect.stringContaining("jobs alone"), mail, sound]);
  const bucket = { name: "ads", prefix: "", region: "eu-west-1" };
  expect(await notesWith({ role: "web", bucket })).toEqual([mail]);
});
