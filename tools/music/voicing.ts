import type { Chord } from "./chord-symbol.ts";

type Choir = { voices: number; keys: readonly [low: number, high: number] };

/**
 * Voice-leads a chord progression: each voicing is the best successor of the previous one, within the choir's range,
 * avoiding parallel fifths and octaves.
 */
export function leadVoices(chords: readonly Chord[], choir: Choir): number[][] {
  const middle = (choir.keys[0] + choir.keys[1]) / 2;
  const led: number[][] = [];
  for (const chord of chords) {
    const before = led.at(-1);
    const cost = (keys: number[]) =>
      shapeCost(keys, middle) + (before ? stepCost(before, keys) : 0) + missingCost(keys, chord);
    const candidates = voicingsOf(chord, choir);
    if (candidates.length === 0) throw new Error("a choir's range is too small for its chords");
    led.push(candidates.reduce((best, keys) => (cost(keys) < cost(best) ? keys : best)));
  }
  return led;
}

/** All of a chord's voicings: no unison, no gap above a ninth, no seconds in the low register. */
function voicingsOf({ root, tones }: Chord, { voices, keys: [low, high] }: Choir): number[][] {
  const wanted = new Set(tones.slice(0, Math.max(voices, 3)).map((tone) => (root + tone) % 12));
  const keys = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((key) =>
    wanted.has(key % 12),
  );
  const found: number[][] = [];
  const extend = (chosen: number[], from: number) => {
    if (chosen.length === voices) {
      found.push(chosen);
      return;
    }
    keys.slice(from).forEach((key, i) => {
      const below = chosen.at(-1);
      const gap = below === undefined ? 4 : key - below;
      const least = below !== undefined && below < 55 ? 3 : 1;
      if (gap >= least && gap <= 14) extend([...chosen, key], from + i + 1);
    });
  };
  extend([], 0);
  return found;
}

/** Prefers the middle of the range, without clusters or wide gaps. */
function shapeCost(keys: readonly number[], middle: number): number {
  const mean = keys.reduce((sum, key) => sum + key, 0) / keys.length;
  const clusters = keys.filter((key, i) => i > 0 && key - (keys[i - 1] ?? 0) < 2).length;
  const gaps = keys.filter((key, i) => i > 0 && key - (keys[i - 1] ?? 0) > 9).length;
  return 0.6 * Math.abs(mean - middle) + 2 * clusters + 2 * gaps;
}

/** Penalises missing chord tones, the first two most. */
function missingCost(keys: readonly number[], { root, tones }: Chord): number {
  const sung = new Set(keys.map((key) => key % 12));
  return tones.reduce(
    (cost, tone, i) => (sung.has((root + tone) % 12) ? cost : cost + (i < 2 ? 9 : 4 - i)),
    0,
  );
}

function stepCost(before: readonly number[], keys: readonly number[]): number {
  const steps = keys.map((key, i) => key - (before[i] ?? key));
  const moved = steps.reduce((sum, step) => sum + Math.abs(step), 0);
  const leap = Math.max(...steps.map(Math.abs));
  return moved + (leap > 5 ? leap : 0) + 1.5 * Math.abs(steps.at(-1) ?? 0) + 4 * parallels(before, keys);
}

/** How many parallel fifths and octaves there are. */
function parallels(before: readonly number[], keys: readonly number[]): number {
  let count = 0;
  keys.forEach((key, i) => {
    const old = before[i];
    if (old === undefined || key === old) return;
    for (let j = i + 1; j < keys.length; j++) {
      const interval = ((keys[j] ?? 0) - key) % 12;
      const isHollow = interval === 7 || interval === 0;
      if (isHollow && ((before[j] ?? 0) - old) % 12 === interval) count++;
    }
  });
  return count;
}
