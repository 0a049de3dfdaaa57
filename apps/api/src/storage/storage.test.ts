import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startFakeS3 } from "../testing/fake-s3.ts";
import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";
import { sweepFiles } from "./delete-unreferenced.ts";
import { openStorage } from "./open-storage.ts";
import { newFileKey, type Storage } from "./storage.ts";

afterAll(removeTestFolders);

const sound = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);

async function bytesIn(storage: Storage, key: string, range?: { first: number; last: number }) {
  const stream = await storage.read(key, range);
  return stream && new Uint8Array(await buffer(stream));
}

async function* breaking() {
  yield sound;
  throw new Error("The connection broke.");
}

const nothing = async () => undefined;

const keysIn = async (storage: Storage) =>
  (await Array.fromAsync(storage.list())).map(({ key }) => key).toSorted();

describe.each(["a folder", "a bucket"])("in %s", (place) => {
  let storage: Storage;
  let stop: () => Promise<void> = nothing;
  beforeAll(async () => {
    const s3 = place === "a bucket" ? await startFakeS3() : null;
    if (s3) ({ stop } = s3);
    storage = await openStorage(makeTestFolder(), s3?.bucket);
  });
  afterAll(() => stop());

  test("reads a file as a whole and in ranges", async () => {
    const key = newFileKey("ads", "mp3");
    expect(await storage.put(key, sound)).toBe(sound.length);
    expect(await storage.bytesOf(key)).toBe(sound.length);
    expect(await Array.fromAsync(storage.list())).toMatchObject([{ key, bytes: sound.length }]);
    expect(await bytesIn(storage, key)).toEqual(sound);
    expect(await bytesIn(storage, key, { first: 0, last: 0 })).toEqual(sound.subarray(0, 1));
    expect(await bytesIn(storage, key, { first: 70_000, last: 199_999 })).toEqual(sound.subarray(70_000));
    await storage.remove(key);
  });

  test("stores a stream and its bytes identically", async () => {
    const key = newFileKey("uploads", "wav");
    const parts = [sound.subarray(0, 10), sound.subarray(10, 150_000), sound.subarray(150_000)];
    expect(await storage.put(key, Readable.from(parts))).toBe(sound.length);
    expect(await bytesIn(storage, key)).toEqual(sound);
    await storage.remove(key);
  });

  test("stores nothing if a stream fails midway", async () => {
    const before = await keysIn(storage);
    const key = newFileKey("ads", "mp3");
    await expect(storage.put(key, Readable.from(breaking()))).rejects.toThrow("The connection broke.");
    expect(await storage.read(key)).toBeNull();
    expect(await keysIn(storage)).toEqual(before);
  });

  test("returns null when reading a missing file, and does nothing when deleting one", async () => {
    const key = newFileKey("ads", "mp3");
    expect([await storage.read(key), await storage.bytesOf(key)]).toEqual([null, null]);
    await storage.remove(key);
    await storage.check();
  });

  test("sweeps old unreferenced files and nothing else", async () => {
    const keys = Array.from({ length: 5 }, () => newFileKey("ads", "mp3"));
    for (const key of keys) await storage.put(key, sound);
    expect(await keysIn(storage)).toEqual(keys.toSorted());
    const [first = "", second = ""] = keys;
    const referencedAmong = async (some: string[]) =>
      new Set([first, second].filter((key) => some.includes(key)));
    expect(await sweepFiles({ storage, referencedAmong, olderThan: new Date(0) })).toBe(0);
    expect(await sweepFiles({ storage, referencedAmong, olderThan: new Date(Date.now() + 60_000) })).toBe(3);
    expect(await keysIn(storage)).toEqual([first, second].toSorted());
  });
});

describe("a folder", () => {
  test("finishes reading a file that is deleted in the meantime", async () => {
    const storage = await openStorage(makeTestFolder(), undefined);
    const key = newFileKey("ads", "mp3");
    await storage.put(key, sound);
    const stream = await storage.read(key);
    await storage.remove(key);
    expect(new Uint8Array(await buffer(stream!))).toEqual(sound);
  });

  test("sweeps unfinished files left by a kill", async () => {
    const data = makeTestFolder();
    const storage = await openStorage(data, undefined);
    const left = path.join(data, "files", "unfinished", "half");
    writeFileSync(left, "half");
    utimesSync(left, 0, 0);
    expect(
      await sweepFiles({ storage, referencedAmong: async () => new Set(), olderThan: new Date(1000) }),
    ).toBe(1);
    expect(existsSync(left)).toBe(false);
  });

  test.each(["../lock.db", "ads/../../lock.db", ".."])(
    "rejects the key %s, which leads out of the folder",
    async (key) => {
      const data = makeTestFolder();
      const storage = await openStorage(data, undefined);
      await expect(storage.put(key, sound)).rejects.toThrow("leads out of the storage");
      await expect(storage.read(key)).rejects.toThrow("leads out of the storage");
      expect(readdirSync(data)).toEqual(["files"]);
    },
  );

  test("reports a missing folder", async () => {
    const data = makeTestFolder();
    const storage = await openStorage(data, undefined);
    rmSync(path.join(data, "files"), { recursive: true });
    await expect(storage.check()).rejects.toThrow("ENOENT");
  });
});
