/** A number from 0 to 2^32 - 1 that depends on the text alone (FNV-1a, 32 bits, over UTF-16 code units). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** One of a list, the same one for the same seed. The list must not be empty. */
export function choose<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length] as T;
}

/** The list begun at the entry that the seed points to: the first ones vary, and none is left out. */
export function turned<T>(list: readonly T[], seed: number): T[] {
  const start = list.length === 0 ? 0 : seed % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
