import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";

import { isUnfinished, type Storage, type StoredFile } from "../../storage/storage.ts";
import { Refusal } from "../refusal.ts";

/** How many files are on their way at a time: a bucket takes its time for each. */
const atOnce = 8;

/**
 * Copies every file, but for those that are there already, and reads each again where it came to. A file's key is used
 * once, so that what is there under it is the same file.
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

/** Whether the target has files that the source has not. */
export async function hasOtherFiles(source: Storage, target: Storage): Promise<boolean> {
  for await (const { key } of target.list())
    if (!isUnfinished(key) && (await source.bytesOf(key)) === null) return true;
  return false;
}

/** Removes the target's files that the source has not. */
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
  if (!content) throw new Refusal(`The file ${key} went away during the copy.`);
  await target.put(key, Readable.from(hashed(content, hash), { objectMode: false }));
  if ((await target.bytesOf(key)) !== bytes || (await hashOf(target, key)) !== hash.digest("hex"))
    throw new Refusal(`The file ${key} is not the same in the target. Call it again.`);
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

/** Drafts that a kill left are no files. */
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
