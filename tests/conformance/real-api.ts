import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { createApi } from "@earshot/api/api.ts";
import { readConfig } from "@earshot/api/config.ts";

import type { Server } from "./server.ts";

/** The real server in a folder of its own, on its embedded database or on a PostgreSQL. */
export async function startApi(databaseUrl?: URL): Promise<Server> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "conformance-"));
  const api = createApi({ ...readConfig({}), dataFolder, databaseUrl, logLevel: "silent" });
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
