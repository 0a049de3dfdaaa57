import { type Chord, pitchClass } from "./chord-symbol.ts";
import type { Drum } from "./score.ts";

/** A note's MIDI key (`c4` is 60), or undefined if it is not a note. */
export function keyOf(text: string): number | undefined {
  const [, name, octave] = /^([a-g][#b]?)(\d)$/.exec(text) ?? [];
  return name === undefined ? undefined : pitchClass(name) + 12 * (Number(octave) + 1);
}

/** A pitch class's lowest key at or above `low`. */
const above = (tone: number, low: number) => low + ((((tone - low) % 12) + 12) % 12);

/** Candidates for each scale degree of the bass, in order of preference. */
const steps: Record<string, readonly number[]> = { "3": [3, 4, 5, 2], "5": [7, 6, 8], "7": [10, 11, 9] };

/**
 * A bass symbol's MIDI key: `1 3 5 7` of the chord, `8` the octave, `<` and `>` a semitone below and above the next
 * chord's bass.
 * @throws for an unknown symbol
 */
export function bassKey(what: string, low: number, { chord, next }: { chord: Chord; next: Chord }): number {
  const ground = above(chord.bass, low);
  if (what === "1") return ground;
  if (what === "8") return ground + 12;
  if (what === "<") return above(next.bass, low) - 1;
  if (what === ">") return above(next.bass, low) + 1;
  const wanted = steps[what];
  if (!wanted) throw new Error(`"${what}" is nothing that a bass plays`);
  const step = wanted.find((tone) => chord.tones.includes(tone)) ?? wanted[0] ?? 0;
  return above(chord.root + step, ground);
}

/** Keys in the General MIDI percussion map. */
export const drumKeys: Readonly<Record<Drum, number>> = {
  kick: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  tom: 45,
  hat: 42,
  pedal: 44,
  open: 46,
  crash: 49,
  ride: 51,
  tambourine: 54,
  bell: 56,
  mute: 62,
  conga: 63,
  low: 64,
  cabasa: 69,
  claves: 75,
  block: 76,
  triangle: 81,
  shaker: 82,
  sleigh: 83,
};
