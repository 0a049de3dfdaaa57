import { startPostgres } from "@earshot/api/testing/postgres.ts";
import { afterAll } from "vitest";

import { conform } from "./conform.ts";
import { startApi } from "./real-api.ts";
import type { Server } from "./server.ts";
import { suites } from "./suites.ts";

type Started = { server: Server; stop: () => Promise<void> };

/** One server and one PostgreSQL instance for all areas. Each test has its own visitors and accounts. */
let running: Promise<Started> | undefined;

async function start(): Promise<Started> {
  const postgres = await startPostgres();
  const server = await startApi(await postgres.newDatabase());
  return { server, stop: () => server.stop().then(() => postgres.stop()) };
}

async function theApi(): Promise<Server> {
  running ??= start();
  return { ...(await running).server, stop: async () => {} };
}

afterAll(async () => (await running)?.stop());

for (const suite of Object.values(suites)) conform(suite, "api on PostgreSQL", theApi);
