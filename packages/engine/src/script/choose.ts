/** A number from 0 to 2^32 - 1 that depends only on the text (FNV-1a, 32 bits, over UTF-16 code units). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Picks one item from a non-empty list, always the same for the same seed. */
export function choose<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length] as T;
}

/** Rotates a list to start at an entry chosen by the seed, so that the first entry varies and none is lost. */
export function turned<T>(list: readonly T[], seed: number): T[] {
  const start = list.length === 0 ? 0 : seed % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
