import { createHash } from "node:crypto";

/** The hash that is stored in place of a secret: SHA-256, 43 characters. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
