import { createApi } from "@earshot/api/api.ts";
import { type ApiConfig, readConfig } from "@earshot/api/config.ts";
import { expect, test } from "vitest";

import { readSiteConfig } from "./config.ts";
import { startApi } from "./start-api.ts";

/** The startup notes for this API configuration. Doesn't start the API. */
async function notesWith(config: Partial<ApiConfig>): Promise<string[]> {
  const { notes } = await startApi(readSiteConfig({}), async () => ({
    createApi: (read) => ({ ...createApi(read), start: async () => undefined }),
    readConfig: () => ({ ...readConfig({}), dataFolder: "/srv/earshot", ...config }),
  }));
  return notes;
}

const mail = "Mail: /srv/earshot/outbox (written there, not sent)";

test("prints the mail destination", async () => {
  expect(await notesWith({})).toEqual([mail]);
});

test("prints where audio is stored if one of several processes has no bucket", async () => {
  const sound = expect.stringMatching(/^Sound: \/srv\/earshot\/files .*STORAGE_URL/);
  expect(await notesWith({ role: "web" })).toEqual([mail, sound]);
  expect(await notesWith({ role: "worker" })).toEqual([expect.stringContaining("jobs alone"), mail, sound]);
  const bucket = { name: "ads", prefix: "", region: "eu-west-1" };
  expect(await notesWith({ role: "web", bucket })).toEqual([mail]);
});

test("explains how to add voices to a folder that has none yet", async () => {
  const voices = "Voices: none measured in /srv/voices yet: npm run admin -- voices";
  expect(await notesWith({ voicesFolder: "/srv/voices" })).toEqual([mail, voices]);
});
