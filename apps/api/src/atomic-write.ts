import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";

/**
 * Writes a file atomically, readable only by its owner: to a temporary file next to it, flushed to disk, then renamed.
 */
export async function atomicWrite(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    const handle = await open(temporary, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
