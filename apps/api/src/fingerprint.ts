import { createHash } from "node:crypto";

/** The hash under which a secret is stored: SHA-256, 43 characters. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
