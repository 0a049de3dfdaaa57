import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { createApi } from "../api.ts";
import { readConfig } from "../config.ts";
import type { Environment } from "../config/settings.ts";
import { openDatabase } from "../database/open-database.ts";
import { contactMessages, users } from "../database/schema.ts";
import { openStorage } from "../storage/open-storage.ts";
import { hasStorage } from "../storage/storage-owner.ts";
import type { Storage } from "../storage/storage.ts";
import { callAdmin, environmentOf } from "../testing/admin.ts";
import {
  filesIn,
  fillJobs,
  fillStorage,
  fillTables,
  inside,
  wholeJobs,
  wholeTables,
} from "../testing/copies.ts";
import { openTestDatabase, testDatabases, type TestPlace } from "../testing/databases.ts";
import { startFakeS3 } from "../testing/fake-s3.ts";
import { askApi, cookiesFrom, makeTestFolder, removeTestFolders, signUpForm } from "../testing/test-api.ts";

// The longest test opens six databases in sequence.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const fileCount = 30;

let postgres: Awaited<ReturnType<typeof testDatabases>>;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
/** A killed server's data folder: rows, jobs, files (one of them unfinished), emails, a secret. */
let source: {
  place: TestPlace;
  tables: object;
  jobs: Awaited<ReturnType<typeof wholeJobs>>;
  files: object;
  ids: string[];
};

/** An empty PostgreSQL database and an empty bucket. */
let shared: { environment: Environment; place: TestPlace; storage: Storage };

beforeAll(async () => {
  postgres = await testDatabases("PostgreSQL");
  const place = await (await testDatabases("PGlite")).newPlace();
  const storage = await openStorage(place.dataFolder, undefined);
  const open = await openTestDatabase(place);
  await fillTables(open.database, await fillStorage(storage, fileCount));
  const ids = await fillJobs(open);
  const [tables, jobs] = [await wholeTables(open.database), await wholeJobs(open.database)];
  await open.close();
  mkdirSync(path.join(place.dataFolder, "outbox"));
  writeFileSync(
    path.join(place.dataFolder, "outbox", "2026-one.eml"),
    "To: ada@example.com\r\n\r\nHello\r\n",
  );
  writeFileSync(path.join(place.dataFolder, "auth-secret"), "the secret of the folder, long enough");
  source = { place, tables, jobs, ids, files: await filesIn(storage) };
  writeFileSync(path.join(place.dataFolder, "files", "unfinished", "draft"), "half a so");
});

beforeEach(async () => {
  await s3?.stop();
  s3 = await startFakeS3();
  const place = await postgres.newPlace();
  const environment = environmentOf({ ...place, bucket: s3.bucket });
  shared = { environment, place, storage: await openStorage(place.dataFolder, s3.bucket) };
});

afterAll(async () => {
  await s3?.stop();
  await postgres.stop();
  removeTestFolders();
});

const tablesOf = (place: TestPlace) => inside(place, ({ database }) => wholeTables(database));

const owns = (place: TestPlace, storage: Storage) =>
  inside(place, ({ database }) => hasStorage(database, storage));

const dump = (...more: string[]) =>
  callAdmin(shared.environment, "copy", source.place.dataFolder, "configured", ...more);

test("copies every row, job, file and email to PostgreSQL and S3 and back", async () => {
  const empty = Object.entries(source.tables).filter(([, rows]) => (rows as string[]).length === 0);
  expect(empty, "fillTables leaves these tables empty").toEqual([]);

  const dumped = await dump();
  expect([dumped.code, dumped.errors]).toEqual([0, ""]);
  expect(dumped.output).toContain(`ads: ${fileCount} rows\n`);
  expect(dumped.output).toMatch(
    /\nCopied and verified: the target has the same rows and files\.\nPeople stay logged in when /,
  );
  expect(await tablesOf(shared.place)).toEqual(source.tables);
  expect(await filesIn(shared.storage)).toEqual(source.files);
  expect(await owns(shared.place, shared.storage)).toBe(true);
  const jobs = await inside(shared.place, ({ database }) => wholeJobs(database));
  const [waiting = "", underWay = "", failed = "", old = ""] = source.ids;
  const begunAgain = { ...source.jobs[underWay], state: "retry", heartbeat_on: null };
  // In PostgreSQL, a dead process is detected by its missing heartbeat; in a data folder, by its released lock.
  expect(jobs).toEqual({
    [waiting]: { ...source.jobs[waiting], heartbeat_seconds: 10 },
    [underWay]: { ...begunAgain, heartbeat_seconds: 10 },
    [failed]: { ...source.jobs[failed], heartbeat_seconds: 10 },
    [old]: source.jobs[old],
  });

  const folder = path.join(makeTestFolder(), "restored");
  const environment = { ...shared.environment, DATA_DIR: source.place.dataFolder };
  const restored = await callAdmin(environment, "copy", "configured", folder);
  expect([restored.code, restored.errors]).toEqual([0, ""]);
  const place = { dataFolder: folder };
  expect(await tablesOf(place)).toEqual(source.tables);
  expect(await filesIn(await openStorage(folder, undefined))).toEqual(source.files);
  const back = await inside(place, ({ database }) => wholeJobs(database));
  expect(back).toEqual({ ...source.jobs, [underWay]: begunAgain });
  expect(readFileSync(path.join(folder, "outbox", "2026-one.eml"), "utf8")).toContain("Hello");
  // The copied server's AUTH_SECRET.
  expect(readFileSync(path.join(folder, "auth-secret"), "utf8")).toBe("s".repeat(32));
});

test("copies a folder so that a server resumes there with the same sessions and jobs", async () => {
  const from = await (await testDatabases("PGlite")).newPlace();
  const json = signUpForm();
  const first = createApi(readConfig(environmentOf(from)));
  await first.start();
  const registered = await askApi(first, "POST", "/client/api/register", { json });
  const headers = cookiesFrom(registered.response);
  await first.stop();
  const message = { id: crypto.randomUUID(), fullName: "Ada", businessEmail: "ada@example.com", company: "" };
  await inside(from, async (open) => {
    const more = { phoneNumber: "", message: "Hi", createdAt: new Date() };
    await open.database.insert(contactMessages).values({ ...message, ...more });
    const ids = await fillJobs(open, message.id);
    // The other jobs would also mail the message.
    await open.database.execute(sql`delete from pgboss.job where id <> ${ids[1]}`);
  });

  const folder = path.join(makeTestFolder(), "moved");
  expect(await callAdmin({}, "copy", from.dataFolder, folder)).toMatchObject({ code: 0, errors: "" });
  const second = createApi(readConfig(environmentOf({ dataFolder: folder })));
  await second.start();
  const session = await askApi(second, "GET", "/api/session", { headers });
  expect(session.body).toMatchObject({ user: { email: json.email } });
  const outbox = path.join(folder, "outbox");
  await vi.waitFor(() => expect(readdirSync(outbox)).toHaveLength(1), { timeout: 30_000, interval: 50 });
  await second.stop();
});

test("resumes a killed copy", async () => {
  const main = path.join(import.meta.dirname, "main.ts");
  const words = [main, "copy", source.place.dataFolder, "configured"];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...shared.environment },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const countFiles = async () => (await Array.fromAsync(shared.storage.list())).length;
  while ((await countFiles()) < 3 && child.exitCode === null) await pause(5);
  child.kill("SIGKILL");
  await ended;
  expect(child.signalCode).toBe("SIGKILL");
  const [key = ""] = Object.keys(await filesIn(shared.storage));
  // Simulates a truncated file, which a bucket would not store.
  await shared.storage.put(key, Buffer.alloc((await shared.storage.bytesOf(key)) ?? 0, "x"));

  expect(await dump()).toMatchObject({ code: 0, errors: "" });
  expect(await tablesOf(shared.place)).toEqual(source.tables);
  expect(await filesIn(shared.storage)).toEqual(source.files);
  const again = await dump();
  expect(again).toMatchObject({ code: 0, errors: "" });
  expect(await tablesOf(shared.place)).toEqual(source.tables);
});

test("gives the target ownership of files that stay in place", async () => {
  const folder = await (await testDatabases("PGlite")).newPlace();
  const storage = await openStorage(folder.dataFolder, undefined);
  expect(await owns(folder, storage)).toBe(true);
  const target = { ...(await postgres.newPlace()), dataFolder: folder.dataFolder };
  const copied = await callAdmin(environmentOf(target), "copy", folder.dataFolder, "configured");
  expect(copied).toMatchObject({ code: 0, errors: "" });
  expect(copied.output).toContain("Files: shared by both places\n");
  expect([await owns(target, storage), await owns(folder, storage)]).toEqual([true, false]);
});

test("rejects a target that contains rows, and replaces them when --replace is given", async () => {
  const names = { name: "", firstName: "Mine", lastName: "" };
  const row = { id: crypto.randomUUID(), ...names, email: "mine@example.com" };
  await inside(shared.place, ({ database }) => database.insert(users).values(row));
  const before = await tablesOf(shared.place);
  const { code, errors } = await dump();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The target, 127\.0\.0\.1:\d+\/test_\d+ with s3:\/\/sounds\/live\/ at 127\.0\.0\.1:\d+, has rows of its own\. --replace deletes them\.$/,
  );
  expect(await tablesOf(shared.place)).toEqual(before);
  expect(await filesIn(shared.storage)).toEqual({});

  expect(await dump("--replace")).toMatchObject({ code: 0, errors: "" });
  expect(await tablesOf(shared.place)).toEqual(source.tables);
});

test("rejects a target that contains files, and replaces them when --replace is given", async () => {
  await shared.storage.put("ads/aa/mine.mp3", Buffer.from("mine"));
  const { code, errors } = await dump();
  expect(code).toBe(1);
  expect(errors).toMatch(/^The target, .+, has files of its own\. --replace deletes them\.$/);
  expect(Object.keys(await filesIn(shared.storage))).toEqual(["ads/aa/mine.mp3"]);
  expect(await dump("--replace")).toMatchObject({ code: 0, errors: "" });
  expect(await filesIn(shared.storage)).toEqual(source.files);
});

test("rejects a copy while a server uses the source or the target", async () => {
  const api = createApi(readConfig(shared.environment));
  await api.start();
  const onTarget = await dump();
  expect(onTarget.code).toBe(1);
  expect(onTarget.errors).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/test_\d+ is in use by a server or another command\. Stop that one first\.$/,
  );
  await api.stop();

  const local = await (await testDatabases("PGlite")).newPlace();
  const embedded = createApi(readConfig(environmentOf(local)));
  await embedded.start();
  const refused = `The data folder ${local.dataFolder} is in use by another process. Stop that one first.`;
  for (const words of [
    [local.dataFolder, "configured"],
    [source.place.dataFolder, local.dataFolder],
  ])
    expect(await callAdmin(shared.environment, "copy", ...words)).toMatchObject({
      code: 1,
      errors: refused,
    });
  await embedded.stop();
  expect(await dump()).toMatchObject({ code: 0, errors: "" });
});

test("keeps servers from starting during a copy", async () => {
  const alone = await openDatabase({ ...shared.place, alone: true, onError: () => undefined });
  const api = createApi(readConfig(shared.environment));
  await expect(api.start()).rejects.toThrow(
    /^PostgreSQL at .+ is being copied\. Start again when that is done\.$/,
  );
  await alone.close();
  const next = createApi(readConfig(shared.environment));
  await next.start();
  await next.stop();
});

test("reports an invalid source or target in one line", async () => {
  const { dataFolder } = source.place;
  const nowhere = path.join(makeTestFolder(), "nowhere");
  const from = await callAdmin({}, "copy", nowhere, makeTestFolder());
  expect(from).toMatchObject({ code: 1, errors: `There is no database in ${nowhere}.` });
  expect(existsSync(nowhere)).toBe(false);
  const same = await callAdmin({ DATA_DIR: dataFolder }, "copy", `${dataFolder}/.`, "configured");
  expect(same).toMatchObject({
    code: 1,
    errors: `Source and target have the same database, ${dataFolder}.`,
  });

  await s3.stop();
  const bucket = await dump();
  expect(bucket.code).toBe(1);
  expect(bucket.errors).toMatch(
    /^Files can't be kept in s3:\/\/sounds\/live\/ at 127\.0\.0\.1:\d+: .+\. Check STORAGE_URL\.$/,
  );
  s3 = await startFakeS3();
  const environment = environmentOf({ ...shared.place, bucket: { ...s3.bucket, name: "other" } });
  const missing = await callAdmin(environment, "copy", dataFolder, "configured");
  expect(missing.errors).toMatch(/^Files can't be kept in s3:\/\/other\/live\/ .+ Check STORAGE_URL\.$/);
});
