import { noise } from "@earshot/engine/dsp/noise.ts";

/** Numbers between -1 and 1, those near 0 more often; the same for the same seed. */
export function chanceOf(seed: number): () => number {
  const numbers = noise(8192, seed);
  let at = 0;
  return () => {
    at += 2;
    return ((numbers[at % numbers.length] ?? 0) + (numbers[(at + 1) % numbers.length] ?? 0)) / 2;
  };
}
