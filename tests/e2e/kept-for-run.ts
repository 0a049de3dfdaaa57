import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** What one run of the end-to-end tests uses: a port for each server, and a data folder. */
export interface RunPlace {
  port: string;
  qaPort: string;
  dataDir: string;
}

const variable = "EARSHOT_E2E_RUN";

/** The place of this run. Playwright reads its configuration again in each worker, so the first choice stands in the environment. */
export async function keepForRun(): Promise<RunPlace> {
  const kept = process.env[variable];
  if (kept !== undefined) return JSON.parse(kept) as RunPlace;
  const [port, qaPort] = await freePorts();
  const place = { port, qaPort, dataDir: await mkdtemp(path.join(tmpdir(), "earshot-e2e-")) };
  process.env[variable] = JSON.stringify(place);
  return place;
}

/** Two ports that nobody uses, held at once so that they differ. */
async function freePorts(): Promise<[string, string]> {
  const servers = [createServer().listen(0), createServer().listen(0)] as const;
  await Promise.all(servers.map((server) => once(server, "listening")));
  const [first, second] = servers.map((server) => String((server.address() as AddressInfo).port));
  for (const server of servers) server.close();
  return [first ?? "", second ?? ""];
}
