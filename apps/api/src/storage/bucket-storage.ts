import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import {
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";

import type { Bucket } from "../config/bucket.ts";
import { folders, type Storage, type StoredFile } from "./storage.ts";

/** In ms; asked three times before it fails. */
const patience = { connectionTimeout: 5000, requestTimeout: 20_000 };

/** Files in S3, or in a store that speaks as S3 does. flydrive reads no ranges: those go by the SDK itself. */
export async function openBucketStorage({
  name,
  prefix,
  region,
  endpoint,
  credentials,
}: Bucket): Promise<Storage> {
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    ...(endpoint && { endpoint: endpoint.href, forcePathStyle: true }),
    requestHandler: patience,
    // Stores that only speak as S3 does know no checksums in trailers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const disk = new Disk(new S3Driver({ client, bucket: name, visibility: "private", supportsACL: false }));
  return {
    /** A stream is held in memory on its way: S3 wants the length first, and an ad has 5 MB at most. */
    async put(key, content) {
      const bytes = content instanceof Uint8Array ? content : await buffer(content);
      await disk.put(prefix + key, bytes);
      return bytes.byteLength;
    },

    async read(key, range) {
      const part = range && `bytes=${range.first}-${range.last}`;
      const command = new GetObjectCommand({ Bucket: name, Key: prefix + key, Range: part });
      const answer = await client.send(command).catch(ifMissing);
      return (answer?.Body as Readable | undefined) ?? null;
    },

    async bytesOf(key) {
      const found = await disk.getMetaData(prefix + key).catch((error: unknown) => ifMissing(causeOf(error)));
      return found?.contentLength ?? null;
    },

    remove: (key) => disk.delete(prefix + key),

    async *list() {
      for (const folder of folders)
        for await (const file of filesOf(client, name, `${prefix}${folder}/`))
          yield { ...file, key: file.key.slice(prefix.length) };
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: name }));
    },
  };
}

/** By the SDK itself: flydrive leaves the lengths out. */
async function* filesOf(client: S3Client, bucket: string, prefix: string): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key, Size, LastModified } of Contents)
      if (Key !== undefined && Size !== undefined && LastModified)
        yield { key: Key, bytes: Size, changedAt: LastModified };
}

function ifMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}

/** flydrive puts an error of its own around the SDK's. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
