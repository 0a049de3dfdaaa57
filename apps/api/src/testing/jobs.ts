import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { openDatabase } from "../database/open-database.ts";
import type { JobHandlers, JobKinds } from "../jobs/jobs.ts";
import { openJobs } from "../jobs/open-jobs.ts";
import type { createLog } from "../log.ts";
import type { TestPlace } from "./databases.ts";

/** Jobs that write files, for the queue's tests. */
export type TestJobs = {
  /** Writes the file `<name>`; each of the first `slow` attempts waits a minute first. */
  write: { name: string; slow: number };
  /** Throws every time. */
  fail: { name: string };
};

export type WriteJob = { id: string; data: TestJobs["write"] };

const kinds: JobKinds<TestJobs> = {
  write: { atOnce: 2, tries: 3, waitSeconds: 15 },
  fail: { atOnce: 1, tries: 3, waitSeconds: 15 },
};

/** Slow enough that polling seven databases doesn't keep the process busy. */
const pace = { poll: 1, retry: 0 };

/** Appends a line to `<name>.begun` for each attempt; results are files. */
export function testHandlers(folder: string): JobHandlers<TestJobs> {
  const place = (name: string) => path.join(folder, name);
  const begin = (name: string) => {
    appendFileSync(place(`${name}.begun`), "begun\n");
    return readFileSync(place(`${name}.begun`), "utf8").split("\n").length - 1;
  };
  return {
    write: {
      async run({ data: { name, slow }, signal }) {
        if (begin(name) <= slow) await pause(60_000, undefined, { signal });
        writeFileSync(place(name), name);
      },
      giveUp: async ({ name }) => writeFileSync(place(`${name}.given-up`), ""),
    },
    fail: {
      async run({ data: { name } }) {
        begin(name);
        throw new Error("It can't be done.");
      },
      async giveUp({ name }) {
        // Fails the first time, so that it is called again.
        const tried = place(`${name}.tried`);
        if (existsSync(tried)) return writeFileSync(place(`${name}.given-up`), "");
        writeFileSync(tried, "");
        throw new Error("The database is away.");
      },
    },
  };
}

/** Opens a queue and its database. Has few imports, because some tests start many processes. */
export async function openTestJobs(place: TestPlace, log: ReturnType<typeof createLog>, patienceMs?: number) {
  const { database, connection, close } = await openDatabase({ ...place, onError: () => undefined });
  const jobs = await openJobs<TestJobs>({ connection, database, kinds, log, pace, patienceMs });
  return { database, connection, jobs, close: () => jobs.stop().then(close) };
}
