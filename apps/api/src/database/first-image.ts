import { closeSync, cpSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { closeToOthers } from "../close-to-others.ts";
import { StartError } from "../start-error.ts";
import { openPglite } from "./open-pglite.ts";

/** The empty database that the build creates next to the bundle; there is none next to the source. */
const builtImage = path.join(import.meta.dirname, "database-image");

/**
 * Creates a database at `place` if there is none: copies the image, or runs initdb if there is no image. The database
 * is prepared next to `place`, flushed and renamed, so that a kill leaves either a complete database or nothing. The
 * caller must hold the folder's lock. Throws `StartError` if the folder has lost its database.
 */
export async function placeFirstDatabase(place: string, image: string = builtImage): Promise<void> {
  if (existsSync(place)) {
    if (existsSync(path.join(place, "PG_VERSION"))) return;
    throw new StartError(
      `${place} holds no database: PG_VERSION is missing. Restore the folder from a backup, or move it away to begin with an empty database.`,
    );
  }
  const staging = `${place}.new`;
  rmSync(staging, { recursive: true, force: true });
  if (existsSync(image)) cpSync(image, staging, { recursive: true });
  else await (await openPglite(staging)).close();
  await closeToOthers(staging);
  flushFolder(staging);
  renameSync(staging, place);
  flush(path.dirname(place));
}

function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    flush(path.join(entry.parentPath, entry.name));
  flush(folder);
}

/** Windows can't flush a handle opened for reading, so the file system's journal has to suffice. */
function flush(file: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(file, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
