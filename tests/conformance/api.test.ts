import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { createApi } from "@earshot/api/api.ts";
import { afterAll } from "vitest";

import { conform } from "./conform.ts";
import type { Server } from "./server.ts";
import { suites } from "./suites.ts";

/** The real server on its embedded database, in a folder of its own. */
async function startApi(): Promise<Server> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "conformance-"));
  const api = createApi({ dataFolder, logLevel: "silent" });
  await api.start();
  const outbox = path.join(dataFolder, "outbox");
  return {
    origin: "http://localhost",
    fetch: (request) => api.fetch(request),
    async resetTokenFor(email) {
      for (let tries = 0; tries < 100; tries += 1) {
        const names = await readdir(outbox).catch(() => []);
        const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), "utf8")));
        const mail = mails.find((text) => text.includes(email));
        const token = mail?.replaceAll("=\r\n", "").match(/token=(?:3D)?([\w-]+)/)?.[1];
        if (token) return token;
        await pause(50);
      }
      throw new Error(`No reset mail to ${email} in ${outbox}.`);
    },
    async stop() {
      await api.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** One server for all areas, as it takes a second to start: people and accounts are new in each test. */
let running: Promise<Server> | undefined;

async function theApi(): Promise<Server> {
  running ??= startApi();
  return { ...(await running), stop: async () => {} };
}

afterAll(async () => (await running)?.stop());

for (const suite of Object.values(suites)) conform(suite, "api", theApi, "so far");
