import { fdatasyncSync } from "node:fs";
import { setImmediate } from "node:timers/promises";

import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * Overrides PGlite's `-F` (no fsync at all), its 128 MB of shared buffers, which would all be resident, and the size of
 * the write-ahead log that a checkpoint keeps for reuse, which is 1 GB by default.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=16MB",
  "-c",
  "min_wal_size=32MB",
  "-c",
  "max_wal_size=64MB",
];

/**
 * Opens a folder's database, and creates it (initdb, about 2 s) in an empty folder. PGlite runs in this process and
 * would go from one queued query to the next without returning to the event loop. Each query therefore yields to the
 * event loop first, so that other connections are served.
 */
export async function openPglite(folder: string): Promise<PGlite> {
  const client = await PGlite.create({ fs: new DurableFiles(folder), startParams });
  yieldBeforeQueries(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (run) =>
    transaction((tx) => {
      yieldBeforeQueries(tx);
      return run(tx);
    });
  return client;
}

function yieldBeforeQueries(client: Pick<PGlite, "query">): void {
  const query = client.query.bind(client);
  client.query = async (...parameters) => {
    await setImmediate();
    return query(...parameters);
  };
}

type FileSystemOptions = Parameters<NodeFS["init"]>[1];
type FileSystem = { emscriptenOpts: FileSystemOptions };
type OpenFile = { nfd?: number | null };
type Attributes = { mode?: number };
type NodeFiles = {
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (file: unknown, attributes: Attributes) => unknown;
  };
  stream_ops: { fsync?: (file: OpenFile) => number };
};
type WithFiles = { NODEFS: NodeFiles };

/** The permissions for other users. */
const others = 0o077;

/**
 * Adds fsync to PGlite's file system, which lacks it: without it a commit survives a kill but not a power cut. Also
 * restricts permissions, because PGlite sets mode 666 regardless of the umask.
 */
class DurableFiles extends NodeFS {
  override async init(database: PGlite, options: FileSystemOptions): Promise<FileSystem> {
    const ready = await super.init(database, options);
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      const { node_ops: nodes, stream_ops: streams } = (module as WithFiles).NODEFS;
      streams.fsync = ({ nfd }) => {
        if (typeof nfd === "number") fdatasyncSync(nfd);
        return 0;
      };
      const { mknod, setattr } = nodes;
      nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~others, device);
      nodes.setattr = (file, attributes) =>
        setattr(
          file,
          attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~others },
        );
    });
    return ready;
  }
}
