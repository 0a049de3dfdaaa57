import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { folders, type Storage, type StoredFile, unfinished } from "./storage.ts";

/** Files in a folder, which is created if missing. */
export async function openFolderStorage(root: string): Promise<Storage> {
  await mkdir(path.join(root, unfinished), { recursive: true, mode: 0o700 });
  const placeOf = (key: string) => {
    const place = path.join(root, key);
    if (!place.startsWith(root + path.sep)) throw new Error("A file's key leads out of the storage.");
    return place;
  };
  return {
    async put(key, content) {
      const place = placeOf(key);
      const draft = path.join(root, unfinished, randomUUID());
      try {
        const source = content instanceof Uint8Array ? Readable.from([content]) : content;
        await pipeline(source, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
        const { size } = await stat(draft);
        await makeFolder(path.dirname(place));
        await rename(draft, place);
        await flushFolder(path.dirname(place));
        return size;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async read(key, range) {
      const place = placeOf(key);
      // Opened before streaming, so that the file can be read to its end even if it is deleted in the meantime.
      const file = await open(place).catch(ifMissing(null));
      if (!file) return null;
      return createReadStream(place, { fd: file, start: range?.first, end: range?.last });
    },

    async bytesOf(key) {
      const found = await stat(placeOf(key)).catch(ifMissing(null));
      return found?.size ?? null;
    },

    remove: (key) => rm(placeOf(key), { force: true }),

    async *list() {
      for (const folder of folders) yield* filesOf(root, folder);
    },

    check: () => access(path.join(root, unfinished), constants.W_OK),
  };
}

async function* filesOf(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(ifMissing([]));
  for (const entry of entries) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesOf(root, key);
    else {
      const found = await stat(path.join(root, key)).catch(ifMissing(null));
      if (found) yield { key, bytes: found.size, changedAt: found.mtime };
    }
  }
}

/** Creates a folder durably by flushing the parents of each created folder. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await flushFolder(path.dirname(made));
}

/** Windows can't flush a handle opened for reading, so the file system's journal has to suffice. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const file = await open(folder);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}
