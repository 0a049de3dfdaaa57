import { fdatasyncSync } from "node:fs";

import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type FileSystemOptions = Parameters<NodeFS["init"]>[1];
type FileSystem = { emscriptenOpts: FileSystemOptions };
type OpenFile = { nfd?: number | null };
type WithFiles = { NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } } };

/**
 * PGlite's folder on disk, with the one operation that it lacks: fsync. Without it a commit survives a kill of the
 * process but not a power cut.
 */
export class DurableFiles extends NodeFS {
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
