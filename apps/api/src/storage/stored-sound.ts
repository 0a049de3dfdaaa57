import { fingerprint } from "../fingerprint.ts";
import type { Playable } from "../http/answer-sound.ts";
import type { Storage } from "./storage.ts";

/** The columns that describe a row's file. */
export type SoundFile = { fileKey: string; mimeType: string };

/** A stored file as playable audio; null if it does not exist. */
export async function storedSound(
  storage: Storage,
  { fileKey, mimeType }: SoundFile,
): Promise<Playable | null> {
  const bytes = await storage.bytesOf(fileKey);
  if (bytes === null) return null;
  // The content of a key never changes, so the key's fingerprint identifies it.
  const etag = `"${fingerprint(fileKey)}"`;
  return { bytes, mimeType, etag, read: (range) => storage.read(fileKey, range) };
}
