import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import { spawnBuiltServer, startBuiltServer } from "../built-server.ts";
import { mustBe, newClient } from "../client-account.ts";
import { randomFrom } from "../random.ts";
import { withFolder } from "../temporary-folder.ts";
import type { KillReport, Kills } from "./kill-report.ts";

/** Moments are spread over a whole first start and a little of what follows it. */
const spread = 1.1;

/** Kills (-9) the very first start on an empty folder, at moments of all of it, and sees whether the next one works. */
export async function killFirstStarts({ times, seed }: Kills): Promise<KillReport> {
  const random = randomFrom(seed);
  const wholeMs = await withFolder(async (folder) => {
    const { startedInMs, end } = await startBuiltServer(folder);
    await end("SIGTERM");
    return startedInMs;
  });
  const report: KillReport = { acknowledged: 0, wrong: [] };
  for (let kill = 1; kill <= times; kill += 1) {
    const afterMs = random() * wholeMs * spread;
    await withFolder(async (folder) => {
      const first = spawnBuiltServer(folder);
      await pause(afterMs);
      await first.end("SIGKILL");
      await looksWhole(folder).then(
        () => (report.acknowledged += 1),
        (error: unknown) => report.wrong.push(`Killed after ${Math.round(afterMs)} ms: ${String(error)}`),
      );
    });
  }
  return report;
}

/** A second start shows its pages, makes an account and knows it. Throws what is wrong. */
async function looksWhole(folder: string): Promise<void> {
  const { origin, end, said } = await startBuiltServer(folder);
  const client = await newClient(origin, "first@kills.example");
  mustBe(200, await client.ask(origin, "GET", "/"));
  const { body } = await client.ask(origin, "GET", "/api/session");
  if (!body["user"]) throw new Error(`The account is gone: ${said()}`);
  await end("SIGTERM");
  const left = readdirSync(folder).filter((name) => name.includes(".new"));
  if (left.length > 0) throw new Error(`Left behind: ${left.join(", ")}`);
}
