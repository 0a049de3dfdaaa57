import { afterAll } from "vitest";

import { conform } from "./conform.ts";
import { startApi } from "./real-api.ts";
import type { Server } from "./server.ts";
import { suites } from "./suites.ts";

/** One server for all areas, because starting one takes a second. Each test has its own visitors and accounts. */
let running: Promise<Server> | undefined;

async function theApi(): Promise<Server> {
  running ??= startApi();
  return { ...(await running), stop: async () => {} };
}

afterAll(async () => (await running)?.stop());

for (const suite of Object.values(suites)) conform(suite, "api", theApi);
