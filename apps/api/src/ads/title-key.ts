/** Characters of a title that are indexed: an index entry holds 2,704 bytes, and a character takes up to three. */
const indexedLength = 500;

/**
 * The normalised title for searches: composed, lower case, trimmed. Done here because a database only lower-cases ASCII
 * or its locale's letters.
 */
export function titleKey(title: string): string {
  return title.normalize("NFKC").toLowerCase().trim().slice(0, indexedLength).toWellFormed();
}
