import { fdatasyncSync } from "node:fs";

import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** PGlite starts with `-F` (no fsync at all); its own 128 MB of shared buffers would all be resident. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=16MB",
];

/** Opens a folder's database, and creates it (initdb, about 2 s) in an empty folder. */
export function openPglite(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFiles(folder), startParams });
}

type FileSystemOptions = Parameters<NodeFS["init"]>[1];
type FileSystem = { emscriptenOpts: FileSystemOptions };
type OpenFile = { nfd?: number | null };
type WithFiles = { NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } } };

/** PGlite's file system with fsync, which it lacks: without it a commit survives a kill but not a power cut. */
class DurableFiles extends NodeFS {
  override async init(database: PGlite, options: FileSystemOptions): Promise<FileSystem> {
    const ready = await super.init(database, options);
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      (module as WithFiles).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (typeof nfd === "number") fdatasyncSync(nfd);
        return 0;
      };
    });
    return ready;
  }
}
