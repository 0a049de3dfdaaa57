import { mkdirSync, rmdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

import { errors } from "@earshot/contract/errors.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

import type { ApiConfig } from "./config.ts";
import { isDiskFull, probeDisk } from "./disk-full.ts";
import {
  cookiesFrom,
  makeTestFolder,
  removeTestFolders,
  signUpForm,
  startTestApi,
} from "./testing/test-api.ts";

afterAll(removeTestFolders);

test.each(["ENOSPC", "EDQUOT", "53100"])("recognises %s, even as the cause of another error", (code) => {
  const cause = Object.assign(new Error("full"), { code });
  expect([isDiskFull(cause), isDiskFull(new Error("A query failed.", { cause }))]).toEqual([true, true]);
});

test("doesn't mistake other errors for a full disk", () => {
  expect(isDiskFull(Object.assign(new Error("denied"), { code: "EACCES" }))).toBe(false);
});

test("probes a folder and leaves nothing in it", async () => {
  const folder = makeTestFolder();
  await probeDisk(folder);
  expect(await readdir(folder)).toEqual([]);
  await expect(probeDisk(path.join(folder, "missing"))).rejects.toThrow("ENOENT");
});

test("responds 503 to a write while the disk is full, logs it once, and recovers automatically", async () => {
  const lines: string[] = [];
  const opened: Parameters<NonNullable<ApiConfig["onOpen"]>>[0][] = [];
  const server = await startTestApi({
    logLevel: "error",
    logTo: { write: (line) => void lines.push(line) },
    onOpen: (found) => opened.push(found),
  });
  const { database } = opened[0]!;
  const { response } = await server.ask("POST", "/client/api/register", {
    json: signUpForm({ agency_name: "Acme" }),
  });
  const headers = cookiesFrom(response);
  const add = (name: string) => server.ask("POST", "/api/projects", { headers, json: { name } });
  await database.execute(
    sql`create function fill() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`,
  );
  await database.execute(
    sql`create trigger fill before insert on projects for each row execute function fill()`,
  );
  for (const name of ["Spring", "Summer", "Autumn"])
    expect(await add(name)).toMatchObject({
      status: 503,
      body: { success: false, code: "disk_full", message: errors.disk_full.message },
    });
  expect(lines.filter((line) => line.includes("The disk is full."))).toHaveLength(1);
  expect(lines).toHaveLength(1);
  await database.execute(sql`drop trigger fill on projects`);
  expect((await add("Winter")).status).toBe(201);
  await server.stop();
});

test("is not ready while a probe can't be written", async () => {
  const server = await startTestApi();
  expect(server.api.isReady()).toBe(true);
  const inTheWay = path.join(server.dataFolder, "probe");
  mkdirSync(inTheWay);
  await expect.poll(() => server.api.isReady(), { timeout: 12_000 }).toBe(false);
  rmdirSync(inTheWay);
  await expect.poll(() => server.api.isReady(), { timeout: 12_000 }).toBe(true);
  await server.stop();
}, 30_000);
