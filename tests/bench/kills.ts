import { startPostgres } from "@earshot/api/testing/postgres.ts";

import { killDuringRenders } from "../built-server/kills/kill-during-renders.ts";
import { killDuringWrites } from "../built-server/kills/kill-during-writes.ts";
import { killFirstStarts } from "../built-server/kills/kill-first-start.ts";
import { type KillOptions, type KillReport, seedOfRun } from "../built-server/kills/seed.ts";
import type { Bench, Figure } from "./runner/bench.ts";

const seed = seedOfRun();
/** How many times to kill the server: a hundred in total for each database. */
const times = { writes: 40, starts: 20, renders: 40 } as const;

async function killOn(engine: string, newDatabase: KillOptions["newDatabase"]): Promise<Figure[]> {
  const writes: KillReport = { acknowledged: 0, errors: [] };
  // The hourly write limits per user don't allow more in one run.
  for (let done = 0; done < times.writes; done += 10) {
    const run = await killDuringWrites({ times: 10, seed: seed + done, newDatabase });
    writes.acknowledged += run.acknowledged;
    writes.errors.push(...run.errors);
  }
  const starts = await killFirstStarts({ times: times.starts, seed, newDatabase });
  const renders = await killDuringRenders({ times: times.renders, seed, newDatabase });
  for (const error of [...writes.errors, ...starts.errors, ...renders.errors]) console.log(error);
  return [
    { what: `${engine}, kills during writes`, value: times.writes, unit: "" },
    { what: `${engine}, replies acknowledged before them`, value: writes.acknowledged, unit: "" },
    { what: `${engine}, writes lost, doubled or halved`, value: writes.errors.length, unit: "", most: 0 },
    { what: `${engine}, kills of a first start`, value: times.starts, unit: "" },
    { what: `${engine}, next starts that failed`, value: starts.errors.length, unit: "", most: 0 },
    { what: `${engine}, kills during renders`, value: times.renders, unit: "" },
    { what: `${engine}, ads lost, doubled or not rendered`, value: renders.errors.length, unit: "", most: 0 },
  ];
}

export const bench: Bench = {
  title: `kill -9 of the built server, then the next start (SEED=${seed} repeats its moments)`,
  async measure() {
    const embedded = await killOn("PGlite", undefined);
    const postgres = await startPostgres();
    const shared = await killOn("PostgreSQL", () => postgres.newDatabase());
    await postgres.stop();
    return [...embedded, ...shared];
  },
};
