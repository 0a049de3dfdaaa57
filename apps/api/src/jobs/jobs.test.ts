import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { users } from "../database/schema.ts";
import { createLog } from "../log.ts";
import { engines, testDatabases, type TestPlace } from "../testing/databases.ts";
import { openTestJobs, testHandlers, type WriteJob } from "../testing/jobs.ts";
import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";

const log = createLog("silent");
afterAll(removeTestFolders);

/** Long enough to miss a heartbeat even on a busy machine. */
const patient = { timeout: 45_000, interval: 50 };

/** Creates a folder for the jobs' output, with helpers to inspect it. */
function newFolder() {
  const folder = makeTestFolder();
  const has = (name: string) => existsSync(path.join(folder, name));
  return {
    folder,
    has,
    begun: (name: string) =>
      has(`${name}.begun`)
        ? readFileSync(path.join(folder, `${name}.begun`), "utf8").split("\n").length - 1
        : 0,
    until: (name: string) => vi.waitFor(() => expect(has(name)).toBe(true), patient),
  };
}

const write = (name: string, slow = 0): WriteJob => ({ id: randomUUID(), data: { name, slow } });

/** Starts a process that adds this job, unless it exists, and kills the process once the job is running. */
async function killWhile(place: TestPlace, folder: string, job: WriteJob, isBegun: () => boolean) {
  const args = [place.dataFolder, place.databaseUrl?.href ?? "", folder, JSON.stringify(job)];
  const child = fork(new URL("jobs.child.ts", import.meta.url), args);
  const exit = once(child, "exit");
  await vi.waitFor(() => expect(isBegun()).toBe(true), patient);
  child.kill("SIGKILL");
  await exit;
}

/** Simulates the missed heartbeats after a kill; only one test really waits. */
async function missHeartbeats({ databaseUrl }: TestPlace) {
  if (!databaseUrl) return;
  const client = new Client({ connectionString: databaseUrl.href });
  await client.connect();
  await client.query(
    "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  );
  await client.end();
}

const user = (email: string) => ({ id: randomUUID(), name: "", firstName: "", lastName: "", email });

/** Writes the file immediately, then waits and ignores the signal. */
function deafFor(
  { write: { ...writer } }: ReturnType<typeof testHandlers>,
  wait: Promise<void>,
): typeof writer.run {
  return async ({ id, data: { name } }) => {
    await writer.run({ id, data: { name, slow: 0 }, signal: new AbortController().signal });
    await wait;
  };
}

describe.each(engines)("on %s", { timeout: 180_000 }, (engine) => {
  // Several PGlites in one process share its thread and would slow each other down.
  const usual = engine === "PGlite" ? test : test.concurrent;
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  beforeAll(async () => {
    databases = await testDatabases(engine);
  });
  afterAll(() => databases.stop());

  usual("adds a job and its row together or not at all, and only once", async () => {
    const { folder, begun, has, until } = newFolder();
    const { database, jobs, close } = await openTestJobs(await databases.newPlace(), log);
    const [kept, lost] = [write("kept"), write("lost")];
    // Uses a queue for the first time inside a transaction, when PGlite can't run any other query.
    await database.transaction(async (tx) => {
      await tx.insert(users).values(user("kept@example.com"));
      await jobs.add(tx, "write", kept);
      await jobs.add(tx, "write", kept);
    });
    const failed = database.transaction(async (tx) => {
      await tx.insert(users).values(user("lost@example.com"));
      await jobs.add(tx, "write", lost);
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    await jobs.work(testHandlers(folder));
    await until("kept");
    await jobs.add(database, "write", kept);
    await jobs.add(database, "write", write("last"));
    await until("last");
    expect([begun("kept"), has("lost"), await database.$count(users)]).toEqual([1, false, 1]);
    await close();
  });

  usual("runs 100 concurrent jobs", async () => {
    const { folder, has } = newFolder();
    const { database, jobs, close } = await openTestJobs(await databases.newPlace(), log);
    await jobs.work(testHandlers(folder));
    const names = Array.from({ length: 100 }, (_, index) => `job-${index}`);
    await database.transaction(async (tx) => {
      for (const name of names) await jobs.add(tx, "write", write(name));
    });
    await vi.waitFor(() => expect(names.filter((name) => !has(name))).toEqual([]), {
      ...patient,
      timeout: 20_000,
    });
    await close();
  });

  usual("gives up on a job after three failures, and retries a handler's `giveUp` that throws", async () => {
    const { folder, begun, until } = newFolder();
    const { database, jobs, close } = await openTestJobs(await databases.newPlace(), log);
    await jobs.work(testHandlers(folder));
    await jobs.add(database, "fail", { id: randomUUID(), data: { name: "hopeless" } });
    await until("hopeless.given-up");
    expect(begun("hopeless")).toBe(3);
    await close();
  });

  usual("restarts a job whose process was killed, and completes it once", async () => {
    const { folder, begun, until, has } = newFolder();
    const place = await databases.newPlace();
    await killWhile(place, folder, write("song", 1), () => begun("song") === 1);
    expect(has("song")).toBe(false);

    const second = await openTestJobs(place, log);
    await second.jobs.work(testHandlers(folder));
    await until("song");
    expect(begun("song")).toBe(2);
    await second.close();
  });

  usual("gives up on a job that always kills its process", async () => {
    const { folder, begun, until, has } = newFolder();
    const place = await databases.newPlace();
    const bomb = write("bomb", 3);
    for (const time of [1, 2, 3]) {
      await killWhile(place, folder, bomb, () => begun("bomb") === time);
      await missHeartbeats(place);
    }
    const last = await openTestJobs(place, log);
    await last.jobs.work(testHandlers(folder));
    await until("bomb.given-up");
    expect([begun("bomb"), has("bomb")]).toEqual([3, false]);
    await last.close();
  });

  usual("waits for a job that is nearly done when the queue stops", async () => {
    const { folder, begun, until } = newFolder();
    const place = await databases.newPlace();
    const handlers = testHandlers(folder);
    const release = Promise.withResolvers<void>();
    const first = await openTestJobs(place, log, 30_000);
    await first.jobs.add(first.database, "write", write("nearly"));
    await first.jobs.work({
      ...handlers,
      write: { ...handlers.write, run: deafFor(handlers, release.promise) },
    });
    await until("nearly");
    const closed = first.close();
    release.resolve();
    await closed;

    const second = await openTestJobs(place, log);
    await second.jobs.work(handlers);
    await second.jobs.add(second.database, "write", write("next"));
    await until("next");
    expect(begun("nearly")).toBe(1);
    await second.close();
  });

  usual("returns a job to the queue when the queue stops, with all attempts left", async () => {
    const { folder, begun, until, has } = newFolder();
    const place = await databases.newPlace();
    const handlers = testHandlers(folder);
    // Stops the queue as many times as the job has attempts.
    const job = write("patient", 3);
    for (const time of [1, 2, 3]) {
      const { database, jobs, close } = await openTestJobs(place, log);
      await jobs.add(database, "write", job);
      await jobs.work(handlers);
      await vi.waitFor(() => expect(begun("patient")).toBe(time), patient);
      await close();
    }
    expect([has("patient"), has("patient.given-up")]).toEqual([false, false]);

    const { database, jobs, close } = await openTestJobs(place, log, 200);
    const release = Promise.withResolvers<void>();
    await jobs.add(database, "write", write("deaf"));
    await jobs.work({ ...handlers, write: { ...handlers.write, run: deafFor(handlers, release.promise) } });
    await until("deaf");
    await close();
    expect(begun("deaf")).toBe(1);
    release.resolve();

    const last = await openTestJobs(place, log);
    await last.jobs.work({
      ...handlers,
      write: { ...handlers.write, run: deafFor(handlers, release.promise) },
    });
    await until("patient");
    await vi.waitFor(() => expect(begun("deaf")).toBe(2), patient);
    await last.close();
  });
});
