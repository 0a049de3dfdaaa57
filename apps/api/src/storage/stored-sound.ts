import { fingerprint } from "../fingerprint.ts";
import type { Playable } from "../http/answer-sound.ts";
import type { Storage } from "./storage.ts";

/** What a row says of its sound. */
export type SoundFile = { fileKey: string; mimeType: string };

/** A file of the storage as sound to be heard; null when it is not there. */
export async function storedSound(
  storage: Storage,
  { fileKey, mimeType }: SoundFile,
): Promise<Playable | null> {
  const bytes = await storage.bytesOf(fileKey);
  if (bytes === null) return null;
  // What stands under a key never changes, so the key is as good as the bytes.
  const etag = `"${fingerprint(fileKey)}"`;
  return { bytes, mimeType, etag, read: (range) => storage.read(fileKey, range) };
}
