import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { assertStatus, signUpClient } from "../visitor.ts";
import { type Place, withPlace } from "./place.ts";
import { type KillOptions, type KillReport, randomFrom } from "./seed.ts";

/** Kills are spread over the whole duration of a first start, and slightly beyond. */
const spread = 1.1;

/** Kills (-9) the very first start on an empty folder at random moments, and checks that the next one works. */
export async function killFirstStarts({ times, seed, ...options }: KillOptions): Promise<KillReport> {
  const random = randomFrom(seed);
  const startMs = await withPlace(options, async ({ start }) => {
    const { startedInMs, end } = await start();
    await end("SIGTERM");
    return startedInMs;
  });
  const report: KillReport = { acknowledged: 0, errors: [] };
  for (let kill = 1; kill <= times; kill += 1) {
    const afterMs = random() * startMs * spread;
    await withPlace(options, async (place) => {
      const first = place.spawn();
      await sleep(afterMs);
      await first.end("SIGKILL");
      await assertSecondStart(place).then(
        () => (report.acknowledged += 1),
        (error: unknown) => report.errors.push(`Killed after ${Math.round(afterMs)} ms: ${String(error)}`),
      );
    });
  }
  return report;
}

/** Checks that a second start serves pages, creates an account and remembers it. */
async function assertSecondStart({ folder, start }: Place): Promise<void> {
  const { origin, end, output } = await start();
  const client = await signUpClient(origin, "first@kills.example");
  assertStatus(200, await client.send(origin, "GET", "/"));
  const { body } = await client.send(origin, "GET", "/api/session");
  if (!body["user"]) throw new Error(`The account is lost: ${output()}`);
  await end("SIGTERM");
  const left = readdirSync(folder).filter((name) => name.includes(".new"));
  if (left.length > 0) throw new Error(`Left behind: ${left.join(", ")}`);
}
