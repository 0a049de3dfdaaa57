/** Normalizes an email address for storage and look-up: trimmed, lower case, composed. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
