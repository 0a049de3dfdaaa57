import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";

/**
 * Writes a file, for its owner's eyes alone, that is whole or not there: beside its place, onto the disk, then renamed.
 */
export async function writeWholeFile(place: string, content: string | Uint8Array): Promise<void> {
  const draft = `${place}.${randomUUID()}.new`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
