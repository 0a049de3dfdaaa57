import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";

/** Bytes of a file, both counted from 0 and both included, as in HTTP. */
export type ByteRange = { first: number; last: number };

export type StoredFile = { key: string; bytes: number; changedAt: Date };

/**
 * A store of immutable files: each key is written once (`newFileKey`), so whatever was read under it may be cached for
 * ever. Order matters, as a kill may come between any two steps: write the file before the row that references it, delete
 * the row before the file. The sweep removes unreferenced files.
 */
export type Storage = {
  /** Writes a file; once this resolves it is complete and on disk, before that it does not exist. Returns its length. */
  put(key: string, content: Uint8Array | Readable): Promise<number>;
  /** Streams a file or a part of it; null if it does not exist. The range must lie within the file. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Length of a file; null if it does not exist. */
  bytesOf(key: string): Promise<number | null>;
  /** Deletes a file if it exists. */
  remove(key: string): Promise<void>;
  /** Every file in `folders`; the rest of a bucket belongs to other applications. */
  list(): AsyncIterable<StoredFile>;
  /** Rejects when files can't be written. */
  check(): Promise<void>;
};

/** Holds files while they are being written; a bucket never has any. */
export const unfinished = "unfinished";

/** The folders that are listed. */
export const folders = ["ads", "uploads", unfinished] as const;

export const isUnfinished = (key: string) => key.startsWith(`${unfinished}/`);

/** A new key such as `ads/5f/5f0c….mp3`; the middle part limits the size of a folder. */
export function newFileKey(
  kind: Exclude<(typeof folders)[number], typeof unfinished>,
  extension: string,
): string {
  const name = randomUUID();
  return `${kind}/${name.slice(0, 2)}/${name}.${extension}`;
}
