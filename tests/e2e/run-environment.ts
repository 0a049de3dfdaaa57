import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The ports and data folder of one run's servers. */
interface RunEnvironment {
  port: string;
  qaPort: string;
  dataDir: string;
}

const variable = "EARSHOT_E2E_RUN";

/** Chosen once per run: Playwright rereads its configuration in each worker, which inherits the variable. */
export async function runEnvironment(): Promise<RunEnvironment> {
  const chosen = process.env[variable];
  if (chosen !== undefined) return JSON.parse(chosen) as RunEnvironment;
  const [port, qaPort] = await freePorts();
  const environment = { port, qaPort, dataDir: await mkdtemp(path.join(tmpdir(), "earshot-e2e-")) };
  process.env[variable] = JSON.stringify(environment);
  return environment;
}

/** Playwright's global teardown: removes the run's data. */
export default async function removeData(): Promise<void> {
  const { dataDir } = await runEnvironment();
  await rm(dataDir, { recursive: true, force: true });
}

/** Two free ports, held open at the same time so that they differ. */
async function freePorts(): Promise<[string, string]> {
  const servers = [createServer().listen(0), createServer().listen(0)] as const;
  await Promise.all(servers.map((server) => once(server, "listening")));
  const [first, second] = servers.map((server) => String((server.address() as AddressInfo).port));
  for (const server of servers) server.close();
  return [first ?? "", second ?? ""];
}
