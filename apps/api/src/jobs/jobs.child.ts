import { createLog } from "../log.ts";
import { openTestJobs, testHandlers, type WriteJob } from "../testing/jobs.ts";

// Started by jobs.test.ts: adds the given job unless it already exists, and runs jobs until it is killed.
const [dataFolder = "", databaseUrl = "", files = "", job = ""] = process.argv.slice(2);
const place = { dataFolder, databaseUrl: databaseUrl === "" ? undefined : new URL(databaseUrl) };
const { database, jobs } = await openTestJobs(place, createLog("silent"));
await jobs.add(database, "write", JSON.parse(job) as WriteJob);
await jobs.work(testHandlers(files));
process.send?.("working");
