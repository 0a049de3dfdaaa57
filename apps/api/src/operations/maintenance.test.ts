import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, utimesSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { rateLimits as usual } from "@earshot/contract/limits.ts";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";

import { openPglite } from "../database/open-pglite.ts";
import {
  ads,
  campaigns,
  contactMessages,
  guestMoves,
  rateLimits,
  sessions,
  users,
  verifications,
} from "../database/schema.ts";
import { countRates } from "../http/rate-limits.ts";
import { openStorage } from "../storage/open-storage.ts";
import { hasStorage } from "../storage/storage-owner.ts";
import { engines, openTestDatabase, testDatabases, type TestPlace } from "../testing/databases.ts";
import { newTestAd, newTestCampaign } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { checkpoint, runMaintenance, vacuum } from "./maintenance.ts";

afterAll(removeTestFolders);

const day = 24 * 60 * 60 * 1000;
const megabyte = 1024 * 1024;

test.each(engines)("deletes what has expired and keeps the rest, on %s", async (engine) => {
  const databases = await testDatabases(engine);
  const place = await databases.newPlace();
  const { database, close } = await openTestDatabase(place);
  const storage = await openStorage(place.dataFolder, undefined);
  let time = Date.now();
  const now = () => new Date(time);
  const clean = () => runMaintenance({ database, storage, now });
  const keys = async () => (await Array.fromAsync(storage.list())).map(({ key }) => key).toSorted();

  await countRates({ database, now }).spend("contact", "somebody", "too_often");
  for (const key of ["ads/aa/kept.mp3", "ads/aa/unused.mp3", "ads/aa/unnamed.mp3"])
    await storage.put(key, Buffer.from("sound"));
  const kept = newTestAd({ fileKey: "ads/aa/kept.mp3", usedAt: now() });
  const unused = newTestAd({ fileKey: "ads/aa/unused.mp3", usedAt: new Date(time - 401 * day) });
  const upload = (days: number, usedAfter: number) => {
    const createdAt = new Date(time - days * day);
    return newTestAd({
      source: "upload",
      createdAt,
      usedAt: new Date(createdAt.getTime() + usedAfter * day),
    });
  };
  const [fresh, cameBack, left] = [upload(29, 0), upload(40, 2), upload(31, 0)];
  await database.insert(ads).values([kept, unused, fresh, cameBack, left]);
  const userId = randomUUID();
  const client = { id: userId, name: "", firstName: "", lastName: "", email: "client@example.com" };
  await database.insert(users).values(client);
  const daysAgo = (days: number) => ({
    createdAt: new Date(time - 900 * day),
    updatedAt: new Date(time - days * day),
  });
  await database
    .insert(campaigns)
    .values([
      newTestCampaign({ title: "a guest's, at the limit", ...daysAgo(399) }),
      newTestCampaign({ title: "a client's", userId, ...daysAgo(900) }),
      ...Array.from({ length: 250 }, () => newTestCampaign({ title: "a guest's, unused", ...daysAgo(401) })),
    ]);
  for (const hours of [1, 48]) {
    const row = { id: randomUUID(), expiresAt: new Date(time + hours * 3_600_000) };
    await database.insert(sessions).values({ ...row, userId, token: `token-${hours}` });
    await database.insert(verifications).values({ ...row, identifier: `link-${hours}`, value: userId });
  }

  for (const days of [179, 181])
    await database.insert(contactMessages).values({
      id: randomUUID(),
      fullName: `${days} days`,
      businessEmail: "ada@example.com",
      company: "",
      phoneNumber: "",
      message: "",
      createdAt: new Date(time - days * day),
    });

  const moves = [
    { guestKey: "unfinished", movedAt: null },
    { guestKey: "recent", movedAt: new Date(time + usual.contact.within - 60_000) },
    { guestKey: "finished", movedAt: now() },
  ];
  for (const move of moves) await database.insert(guestMoves).values({ ...move, userId, claimedAt: now() });

  time += usual.contact.within - 1000;
  await clean();
  const moving = await database.select({ guest: guestMoves.guestKey }).from(guestMoves);
  expect(moving.map(({ guest }) => guest).toSorted()).toEqual(["recent", "unfinished"]);
  expect(await database.$count(rateLimits)).toBe(1);
  const rows = await database.select({ id: ads.id }).from(ads);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([kept.id, fresh.id, cameBack.id].toSorted());
  expect(await database.select({ name: contactMessages.fullName }).from(contactMessages)).toEqual([
    { name: "179 days" },
  ]);
  const drafts = await database.select({ title: campaigns.title }).from(campaigns);
  expect(drafts.map(({ title }) => title).toSorted()).toEqual(["a client's", "a guest's, at the limit"]);
  expect(await keys()).toEqual(["ads/aa/kept.mp3", "ads/aa/unnamed.mp3"]);

  time += day;
  await clean();
  expect(await database.$count(rateLimits)).toBe(0);
  expect(await database.select({ token: sessions.token }).from(sessions)).toEqual([{ token: "token-48" }]);
  expect(await database.select({ of: verifications.identifier }).from(verifications)).toEqual([
    { of: "link-48" },
  ]);
  expect(await keys()).toEqual(["ads/aa/kept.mp3"]);

  if (engine === "PGlite") {
    await vacuum(database);
    const answer = await database.execute(sql`select relallvisible from pg_class where relname = 'ads'`);
    expect((answer as { rows: object[] }).rows).toEqual([{ relallvisible: 1 }]);
  }
  await close();
  await databases.stop();
});

describe.each(engines)("on %s", (engine) => {
  test("does not delete another database's files or unknown files", async () => {
    const databases = await testDatabases(engine);
    const [first, second] = [await databases.newPlace(), await databases.newPlace()];
    const storage = await openStorage(first.dataFolder, undefined);
    const placeOf = (key: string) => path.join(first.dataFolder, "files", key);
    const keys = ["ads/aa/ours.mp3", "backups/of-others.tar", "notes.txt"];
    const longAgo = new Date(Date.now() - 2 * day);
    for (const key of keys) {
      await storage.put(key, Buffer.from("sound"));
      utimesSync(placeOf(key), longAgo, longAgo);
    }
    const left = () => keys.filter((key) => existsSync(placeOf(key)));
    const cleanWith = async (place: TestPlace) => {
      const { database, close } = await openTestDatabase(place);
      try {
        await runMaintenance({ database, storage, now: () => new Date() });
      } finally {
        await close();
      }
    };

    const { database, close } = await openTestDatabase(first);
    expect(await hasStorage(database, storage)).toBe(true);
    await expect(cleanWith(second)).rejects.toThrow("another database");
    expect(left()).toEqual(keys);
    expect(await hasStorage(database, storage)).toBe(true);
    await close();

    await cleanWith(first);
    expect(left()).toEqual(["backups/of-others.tar", "notes.txt"]);
    await databases.stop();
  });
});

test("keeps the embedded database's write-ahead log short", async () => {
  const databases = await testDatabases("PGlite");
  const { connection, close } = await openTestDatabase(await databases.newPlace());
  if (connection.engine !== "PGlite") throw new Error("Not the embedded database.");
  const { client } = connection;
  const read = async (what: string) => (await client.query<{ value: number }>(what)).rows[0]?.value;
  const sinceCheckpoint = () =>
    read("select (pg_current_wal_insert_lsn() - redo_lsn)::int as value from pg_control_checkpoint()");
  const write = (megabytes: number) =>
    client.query(
      "select pg_logical_emit_message(false, 'test', repeat('x', 1048576)) from generate_series(1, $1)",
      [megabytes],
    );

  await client.query("checkpoint");
  await write(16);
  await checkpoint(client);
  expect(await sinceCheckpoint()).toBeGreaterThan(16 * megabyte);
  for (let round = 0; round < 5; round += 1) {
    await write(40);
    await checkpoint(client);
    expect(await sinceCheckpoint()).toBeLessThan(megabyte);
  }
  expect(await read("select sum(size)::int as value from pg_ls_waldir()")).toBeLessThan(128 * megabyte);
  await close();
});

test("loses nothing if killed during a checkpoint", async () => {
  const databases = await testDatabases("PGlite");
  const folder = path.join((await databases.newPlace()).dataFolder, "database");
  const acknowledged: number[] = [];
  for (const milliseconds of [0, 5, 15, 40]) {
    const child = fork(new URL("checkpoint.child.ts", import.meta.url), [folder]);
    const exit = once(child, "exit");
    await new Promise<void>((resolve) => {
      child.on("message", (message) => {
        if (message === "checkpoint") resolve();
        else acknowledged.push((message as { number: number }).number);
      });
    });
    await pause(milliseconds);
    child.kill("SIGKILL");
    await exit;
    const client = await openPglite(folder);
    const { rows } = await client.query<{ number: number }>("select number from numbers");
    expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged));
    await client.close();
  }
  expect(acknowledged.length).toBeGreaterThan(0);
});
