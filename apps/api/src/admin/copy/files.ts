import { createHash, type Hash } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

import { atomicWrite } from "../../atomic-write.ts";
import { isUnfinished, type Storage, type StoredFile } from "../../storage/storage.ts";
import { CommandError } from "../command.ts";
import type { Place } from "./places.ts";

/** How many files are copied at once; several, because each request to a bucket is slow. */
const atOnce = 8;

/**
 * Copies every missing file and verifies it by reading it back. Keys are never reused, so an existing file needs no
 * copy.
 */
export async function copyFiles(source: Storage, target: Storage): Promise<{ count: number; bytes: number }> {
  const copied = { count: 0, bytes: 0 };
  await forEachFile(source, async (file) => {
    await copyFile(source, target, file);
    copied.count += 1;
    copied.bytes += file.bytes;
  });
  return copied;
}

/** True if the target has files that the source lacks. */
export async function hasOtherFiles(source: Storage, target: Storage): Promise<boolean> {
  for await (const { key } of target.list())
    if (!isUnfinished(key) && (await source.bytesOf(key)) === null) return true;
  return false;
}

/** Removes the target's files that the source lacks. */
export async function removeOtherFiles(source: Storage, target: Storage): Promise<void> {
  await forEachFile(target, async ({ key }) => {
    if ((await source.bytesOf(key)) === null) await target.remove(key);
  });
}

async function copyFile(source: Storage, target: Storage, { key, bytes }: StoredFile): Promise<void> {
  if ((await target.bytesOf(key)) === bytes && (await hashOf(source, key)) === (await hashOf(target, key)))
    return;
  const hash = createHash("sha256");
  const content = await source.read(key);
  if (!content) throw new CommandError(`The file ${key} went away during the copy.`);
  await target.put(key, Readable.from(hashed(content, hash), { objectMode: false }));
  if ((await target.bytesOf(key)) !== bytes || (await hashOf(target, key)) !== hash.digest("hex"))
    throw new CommandError(`The file ${key} is not the same in the target. Call it again.`);
}

async function hashOf(storage: Storage, key: string): Promise<string | null> {
  const content = await storage.read(key);
  if (!content) return null;
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

async function* hashed(content: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}

/** Skips unfinished files left by a kill. */
async function forEachFile(storage: Storage, work: (file: StoredFile) => Promise<void>): Promise<void> {
  let page: StoredFile[] = [];
  const workPage = async () => {
    await Promise.all(page.map(work));
    page = [];
  };
  for await (const file of storage.list()) {
    if (!isUnfinished(file.key)) page.push(file);
    if (page.length === atOnce) await workPage();
  }
  await workPage();
}

/** Copies the emails that the target's outbox lacks. Returns how many emails the source has. */
export async function copyMails(source: string, target: string): Promise<number> {
  const mails = await mailsIn(source);
  if (mails.length === 0 || source === target) return mails.length;
  await mkdir(target, { recursive: true, mode: 0o700 });
  const there = new Set(await mailsIn(target));
  for (const name of mails)
    if (!there.has(name)) await atomicWrite(path.join(target, name), await readFile(path.join(source, name)));
  return mails.length;
}

async function mailsIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(".eml"));
}

/**
 * Copies the secret that signs session cookies, so that users stay logged in. If the target's configuration has a
 * different one, returns a line that explains what to do.
 */
export async function copySecret(source: Place, target: Place): Promise<string | null> {
  const secret = await secretOf(source);
  const there = await secretOf(target);
  if (secret === null || secret === there) return null;
  if (target.authSecret === undefined) await atomicWrite(fileIn(target), secret);
  return target.authSecret === undefined
    ? null
    : `People stay logged in when AUTH_SECRET is the one in ${fileIn(source)}; the target has another.`;
}

const fileIn = ({ dataFolder }: Place) => path.join(dataFolder, "auth-secret");

async function secretOf(place: Place): Promise<string | null> {
  if (place.authSecret !== undefined) return place.authSecret;
  return readFile(fileIn(place), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
