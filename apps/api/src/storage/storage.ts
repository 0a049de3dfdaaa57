import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Readable } from "node:stream";

import type { Bucket } from "../config/bucket.ts";

/** Bytes of a file, both counted from 0 and both included, as in HTTP. */
export type ByteRange = { first: number; last: number };

export type StoredFile = { key: string; bytes: number; changedAt: Date };

/**
 * Where files are. A key is written once and never again, so that what was read under it stays true for ever; make a new
 * one for each attempt (`newFileKey`). Order matters, as a kill may come between any two steps: first the file, then the
 * row that names it; first the row's end, then the file's. What no row names, the sweep removes.
 */
export type Storage = {
  /** Writes a file that is whole, and on the disk, when this resolves; else it is not there. Gives its length. */
  put(key: string, content: Uint8Array | Readable): Promise<number>;
  /** A file, or a part of it, as a stream; null when there is none. The range must lie within the file. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** The length of a file; null when there is none. */
  bytesOf(key: string): Promise<number | null>;
  /** Fine for a file that is not there. */
  remove(key: string): Promise<void>;
  /** Every file of ours (`folders`): what else stands in a bucket is somebody else's. */
  list(): AsyncIterable<StoredFile>;
  /** Rejects when files can't be written here. */
  check(): Promise<void>;
};

/** A bucket, or a folder of the data folder (an existing one). The SDK of the first is loaded only when it is used. */
export async function openStorage(dataFolder: string, bucket: Bucket | undefined): Promise<Storage> {
  if (!bucket) return (await import("./folder-storage.ts")).openFolderStorage(path.join(dataFolder, "files"));
  return (await import("./bucket-storage.ts")).openBucketStorage(bucket);
}

/** The folder in which a file stands until it is whole. */
export const unfinished = "unfinished";

/** Where files are; nothing else is listed. Unfinished ones stand in a folder, and never in a bucket. */
export const folders = ["ads", "uploads", unfinished] as const;

/** Whether it is a draft, which was given up when nobody writes. */
export const isUnfinished = (key: string) => key.startsWith(`${unfinished}/`);

/** A key that nobody has used, such as `ads/5f/5f0c….mp3`: no folder grows beyond what people can list. */
export function newFileKey(
  kind: Exclude<(typeof folders)[number], typeof unfinished>,
  extension: string,
): string {
  const name = randomUUID();
  return `${kind}/${name.slice(0, 2)}/${name}.${extension}`;
}
