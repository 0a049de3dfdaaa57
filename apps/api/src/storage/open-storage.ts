import path from "node:path";

import type { Bucket } from "../config/bucket.ts";
import type { Storage } from "./storage.ts";

/**
 * Opens a bucket, or else a subfolder of the data folder. Loads the S3 client, with its 27 packages, only for a bucket.
 */
export async function openStorage(dataFolder: string, bucket: Bucket | undefined): Promise<Storage> {
  if (bucket) return (await import("./bucket-storage.ts")).openBucketStorage(bucket);
  return (await import("./folder-storage.ts")).openFolderStorage(path.join(dataFolder, "files"));
}
