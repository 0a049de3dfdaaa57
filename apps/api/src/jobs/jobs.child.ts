import { createLog } from "../log.ts";
import { openTestJobs, testHandlers, type WriteJob } from "../testing/jobs.ts";

// For jobs.test.ts: a process that adds a job, the first time it is started with it, and runs jobs until it is killed.
const [dataFolder = "", databaseUrl = "", files = "", job = ""] = process.argv.slice(2);
const place = { dataFolder, databaseUrl: databaseUrl === "" ? undefined : new URL(databaseUrl) };
const { database, jobs } = await openTestJobs(place, createLog("silent"));
await jobs.add(database, "write", JSON.parse(job) as WriteJob);
await jobs.work(testHandlers(files));
process.send?.("working");
