/** Validates a client-supplied id before a query, because PostgreSQL throws on text that is not a UUID. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
