import { closeSync, cpSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { openPglite } from "./open-pglite.ts";

/** The database that the build made, beside the bundle; there is none beside the sources. */
const builtImage = path.join(import.meta.dirname, "database-image");

/**
 * Puts a first database at `place`, if nothing is there yet: a copy of the image, or a new one without an image. It is
 * made beside its place and renamed when it is whole and on the disk, so that a process killed at any moment leaves
 * either a complete database or nothing that counts. The caller holds the folder's lock. Nothing else runs yet, so the
 * thousand files are copied without giving way between them.
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

/** Windows flushes nothing that is open for reading; there the file system's own journal has to do. */
function flush(file: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(file, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
