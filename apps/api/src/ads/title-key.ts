/** How many characters of a title are indexed: an index entry holds 2,704 bytes, and a character takes up to three. */
const indexedLength = 500;

/**
 * Normalizes a title for searches: composed, lower case, trimmed. Done here because a database lower-cases only ASCII
 * or its locale's letters.
 */
export function titleKey(title: string): string {
  return title.normalize("NFKC").toLowerCase().trim().slice(0, indexedLength).toWellFormed();
}
