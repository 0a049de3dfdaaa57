import { createLog } from "../log.ts";
import { openTestJobs, testHandlers } from "./testing-jobs.ts";

// For jobs.test.ts: a process that does jobs until it is killed.
const [dataFolder = "", databaseUrl = "", files = ""] = process.argv.slice(2);
const place = { dataFolder, databaseUrl: databaseUrl === "" ? undefined : new URL(databaseUrl) };
const { jobs } = await openTestJobs(place, createLog("silent"));
await jobs.work(testHandlers(files));
process.send?.("working");
