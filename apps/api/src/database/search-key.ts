/**
 * The spelling under which names and titles are compared and searched, on every database alike: composed letters, lower
 * case, no outer spaces. A database's own lower case knows ASCII alone, or its locale's letters.
 */
export function searchKey(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
}
