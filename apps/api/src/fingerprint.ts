import { createHash } from "node:crypto";

/** What is kept of a text that nobody who reads it there should be able to use: SHA-256, 43 characters. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
