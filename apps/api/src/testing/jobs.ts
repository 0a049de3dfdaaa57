import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { openDatabase } from "../database/open-database.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { JobKinds } from "../jobs/jobs.ts";
import { openJobs } from "../jobs/open-jobs.ts";
import { type createLog } from "../log.ts";
import type { TestPlace } from "./databases.ts";

/** Jobs that write a file: what tests of the queue do in place of ads. */
export type TestJobs = {
  /** Writes `<name>`; the first so many times that it is begun, takes a minute before. */
  write: { name: string; slow: number };
  /** Throws, each time. */
  fail: { name: string };
};

export type WriteJob = { id: string; data: TestJobs["write"] };

const kinds: JobKinds<TestJobs> = {
  write: { atOnce: 2, tries: 3, waitSeconds: 15 },
  fail: { atOnce: 1, tries: 3, waitSeconds: 15 },
};

/** Seven databases share one test's process: polls that come faster keep it busier than the jobs do. */
const pace = { poll: 1, retry: 0 };

/** Every beginning of a job is a line in `<name>.begun`; what it came to, a file of its own. */
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
        // Fails once itself: it is called again.
        const tried = place(`${name}.tried`);
        if (existsSync(tried)) return writeFileSync(place(`${name}.given-up`), "");
        writeFileSync(tried, "");
        throw new Error("The database is away.");
      },
    },
  };
}

/** The queue on a database of its own, and what closes both. Loads little: some tests start many processes with it. */
export async function openTestJobs(place: TestPlace, log: ReturnType<typeof createLog>, patienceMs?: number) {
  const { database, connection, close } = await openDatabase({ ...place, onError: () => undefined });
  const jobs = await openJobs<TestJobs>({ connection, database, kinds, log, pace, patienceMs });
  return { database, connection, jobs, close: () => jobs.stop().then(close) };
}
