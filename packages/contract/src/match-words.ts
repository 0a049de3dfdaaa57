/** Search words, each with the words that it also matches. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Converts text to lower case and removes accents. */
const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Builds synonyms from rows of words, which may be hyphenated: `["deep low-pitched bass"]`. */
export function synonymsOf(rows: readonly string[]): Synonyms {
  const all = new Map<string, Set<string>>();
  for (const row of rows.map((each) => plain(each).split(" "))) {
    for (const word of row) all.set(word, new Set([...(all.get(word) ?? []), ...row]));
  }
  return Object.fromEntries(Array.from(all, ([word, others]) => [word, [...others]]));
}

/** Removes filler words from a search, unless it has no other words. */
export function withoutFillers(search: string, fillers: ReadonlySet<string>): string {
  const kept = search.split(/\s+/).filter((word) => !fillers.has(word.toLowerCase()));
  return kept.some((word) => word !== "") ? kept.join(" ") : search;
}

/** The number of characters in a search that are considered; the rest are ignored. */
const mostSearched = 200;

const wordsIn = (text: string) =>
  plain(text)
    .split(/[\s\-_./,;:'’"()]+/u)
    .filter(Boolean);

/**
 * Returns true if each word in a search is a prefix of a word in some field, directly or by a synonym: "deep male"
 * finds a deep man. A blank search matches everything; punctuation alone matches nothing.
 */
export function matchesWords(search: string, fields: readonly string[], synonyms: Synonyms = {}): boolean {
  const wanted = wordsIn(search.slice(0, mostSearched));
  if (wanted.length === 0) return search.trim() === "";
  const words = fields.flatMap(wordsIn);
  const isThere = (word: string) => words.some((each) => each.startsWith(word));
  return wanted.every((word) => {
    const others = Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [];
    return isThere(word) || others.some((other) => wordsIn(other).every(isThere));
  });
}
