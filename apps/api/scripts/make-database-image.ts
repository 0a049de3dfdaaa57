import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";

import { openDatabase } from "../src/database/open-database.ts";
import { jobKinds } from "../src/jobs/job-kinds.ts";
import { openJobs } from "../src/jobs/open-jobs.ts";
import { createLog } from "../src/log.ts";

// Creates the empty, migrated database that a server copies on its first start. Creating one takes 2 s and 500 MB of
// memory, which is too much at startup.
const dist = path.resolve(import.meta.dirname, "../dist");
const workshop = path.join(dist, "database-workshop");
const image = path.join(dist, "database-image");

await rm(workshop, { recursive: true, force: true });
await rm(image, { recursive: true, force: true });
await mkdir(workshop, { recursive: true });
const log = createLog("warn");
const { database, connection, close } = await openDatabase({
  dataFolder: workshop,
  onError: (error) => log.error({ err: error }),
});
await (await openJobs({ connection, database, kinds: jobKinds, log })).stop();
await close();
await rename(path.join(workshop, "database"), image);
await rm(workshop, { recursive: true, force: true });
