import { PGlite } from "@electric-sql/pglite";

import { DurableFiles } from "./durable-files.ts";

/** PGlite starts with `-F` (no fsync at all); its own 128 MB of shared buffers would all be resident. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=16MB",
];

/** Opens the database of a folder, and makes it (initdb, about 2 s) when the folder is empty. */
export function openPglite(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFiles(folder), startParams });
}
