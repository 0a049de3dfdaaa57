import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";

/** A byte range in a file; both ends are zero-based and inclusive, as in HTTP. */
export type ByteRange = { first: number; last: number };

export type StoredFile = { key: string; bytes: number; changedAt: Date };

/**
 * A store of immutable files: each key is written only once (`newFileKey`), so that its content can be cached forever.
 * Order matters, because a kill may happen between any two steps: write the file before the row that references it, and
 * delete the row before the file. The sweep removes unreferenced files.
 */
export type Storage = {
  /** Writes a file. It doesn't exist until this resolves; it is then complete and on disk. Returns its length. */
  put(key: string, content: Uint8Array | Readable): Promise<number>;
  /** Streams a file or part of it; null if it does not exist. The range must lie within the file. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** A file's length; null if it does not exist. */
  bytesOf(key: string): Promise<number | null>;
  /** Deletes a file if it exists. */
  remove(key: string): Promise<void>;
  /** Every file in `folders`; the rest of a bucket belongs to other applications. */
  list(): AsyncIterable<StoredFile>;
  /** Rejects if files can't be written. */
  check(): Promise<void>;
};

/** Folder for files that are still being written; buckets never have any. */
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
