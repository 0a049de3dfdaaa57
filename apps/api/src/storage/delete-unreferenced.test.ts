import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

import { afterAll, expect, test } from "vitest";

import { ads, campaigns } from "../database/schema.ts";
import { openTestDatabase, testDatabases } from "../testing/databases.ts";
import { newTestAd } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { deleteUnreferenced, referencedKeys, sweepFiles } from "./delete-unreferenced.ts";
import { openStorage } from "./open-storage.ts";
import type { Storage } from "./storage.ts";

afterAll(removeTestFolders);

const keysIn = async (storage: Storage) =>
  (await Array.fromAsync(storage.list())).map(({ key }) => key).toSorted();

test.each([30, 170, 400])(
  "keeps every ad reported before a kill and sweeps unreferenced files (killed %i ms after the first ad)",
  async (milliseconds) => {
    const { dataFolder } = await (await testDatabases("PGlite")).newPlace();
    const made = new Set<string>();
    const child = fork(new URL("delete-unreferenced.child.ts", import.meta.url), [dataFolder]);
    const exit = once(child, "exit");
    child.on(
      "message",
      (message: { made?: string; deleting?: string }) => message.made && made.add(message.made),
    );
    await once(child, "message");
    await pause(milliseconds);
    child.kill("SIGKILL");
    await exit;

    const { database, close } = await openTestDatabase({ dataFolder });
    const storage = await openStorage(dataFolder, undefined);
    await sweepFiles({
      storage,
      referencedAmong: (keys) => referencedKeys(database, keys),
      olderThan: new Date(Date.now() + 60_000),
    });
    const rows = await database.select().from(ads);
    for (const { title, fileKey } of rows) {
      const sound = await buffer((await storage.read(fileKey ?? ""))!);
      expect(createHash("sha256").update(sound).digest("hex")).toBe(title);
    }
    expect([...made].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    expect(await keysIn(storage)).toEqual(
      rows.map(({ fileKey }) => fileKey ?? "").toSorted((a, b) => (a < b ? -1 : 1)),
    );
    await close();
  },
);

test("keeps a file that a campaign or another ad references", async () => {
  const place = await (await testDatabases("PGlite")).newPlace();
  const { database, close } = await openTestDatabase(place);
  const storage = await openStorage(place.dataFolder, undefined);
  const keys = ["ads/aa/one.mp3", "ads/aa/two.mp3", "uploads/aa/three.wav", "ads/aa/four.mp3"];
  for (const key of keys) await storage.put(key, new Uint8Array(1));
  const at = new Date();
  await database
    .insert(ads)
    .values(newTestAd({ fileKey: "ads/aa/two.mp3", originalKey: "uploads/aa/three.wav" }));
  await database.insert(campaigns).values({
    id: crypto.randomUUID(),
    guestKey: "guest",
    title: "",
    adFileKey: "ads/aa/one.mp3",
    targeting: { locations: [], age_groups: [], gender: [], device: [], interests: [] },
    bidStrategy: "auto",
    timeZone: "UTC",
    currentStep: 1,
    status: "live",
    createdAt: at,
    updatedAt: at,
  });
  await deleteUnreferenced(database, storage, [...keys, null]);
  expect(await keysIn(storage)).toEqual(keys.slice(0, 3).toSorted());
  await close();
});
