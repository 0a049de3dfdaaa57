import { closeSync, cpSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { openPglite } from "./open-pglite.ts";

/** The empty database that the build creates beside the bundle; the sources have none. */
const builtImage = path.join(import.meta.dirname, "database-image");

/**
 * Creates a database at `place` if there is none: copies the image, or runs initdb without one. It is prepared beside
 * its place, flushed and renamed, so that a kill leaves either a complete database or nothing. The caller holds the
 * folder's lock. Synchronous, as nothing else runs yet.
 */
export async function placeFirstDatabase(place: string, image: string = builtImage): Promise<void> {
  if (existsSync(place)) return;
  const staging = `${place}.new`;
  rmSync(staging, { recursive: true, force: true });
  if (existsSync(image)) cpSync(image, staging, { recursive: true });
  else await (await openPglite(staging)).close();
  flushFolder(staging);
  renameSync(staging, place);
  flush(path.dirname(place));
}

function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    flush(path.join(entry.parentPath, entry.name));
  flush(folder);
}

/** Windows can't flush a handle opened for reading: the file system's journal has to suffice there. */
function flush(file: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(file, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
