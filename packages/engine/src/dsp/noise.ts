/** Seeded white noise between -1 and 1 (mulberry32). */
export function noise(length: number, seed: number): Float32Array<ArrayBuffer> {
  let state = seed;
  const values = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    values[i] = ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
  }
  return values;
}
