import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";

import type { Bucket } from "../config/bucket.ts";
import { folders, type Storage } from "./storage.ts";

/** Timeouts in ms. The client tries three times before it fails. */
const timeouts = { connectionTimeout: 5000, requestTimeout: 20_000 };

/** Files in S3 or an S3-compatible store. */
export function openBucketStorage({ name, prefix, region, endpoint, credentials }: Bucket): Storage {
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    ...(endpoint && { endpoint: endpoint.href, forcePathStyle: true }),
    requestHandler: timeouts,
    // S3-compatible stores often don't support checksums in trailers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const object = (key: string) => ({ Bucket: name, Key: prefix + key });
  return {
    /** Buffers a stream, because S3 needs the length first and an ad has at most 5 MB. */
    async put(key, content) {
      const bytes = content instanceof Uint8Array ? content : await buffer(content);
      await client.send(new PutObjectCommand({ ...object(key), Body: bytes }));
      return bytes.byteLength;
    },

    async read(key, range) {
      const part = range && `bytes=${range.first}-${range.last}`;
      const found = await client
        .send(new GetObjectCommand({ ...object(key), Range: part }))
        .catch(nullIfMissing);
      return (found?.Body as Readable | undefined) ?? null;
    },

    async bytesOf(key) {
      const found = await client.send(new HeadObjectCommand(object(key))).catch(nullIfMissing);
      return found?.ContentLength ?? null;
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(object(key)));
    },

    async *list() {
      for (const folder of folders) {
        const query = { Bucket: name, Prefix: `${prefix}${folder}/` };
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, query))
          for (const { Key, Size, LastModified } of Contents)
            if (Key !== undefined && Size !== undefined && LastModified)
              yield { key: Key.slice(prefix.length), bytes: Size, changedAt: LastModified };
      }
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: name }));
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}
