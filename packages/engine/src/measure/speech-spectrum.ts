import { bell, type Biquad, filteredEnergies, highPass, lowPass } from "../dsp/biquad.ts";

/**
 * How speech spreads over the octaves, in dB of the whole, for a close and clear voice: the long-term average of many
 * speakers (Byrne et al., J. Acoust. Soc. Am. 96, 1994), its upper octaves lifted by 2 to 3 dB as in broadcasting.
 */
const octaves = [
  { from: 125, to: 250, share: -6.5 },
  { from: 250, to: 500, share: -4 },
  { from: 500, to: 1000, share: -5 },
  { from: 1000, to: 2000, share: -10.5 },
  { from: 2000, to: 4000, share: -13.5 },
  { from: 4000, to: 7200, share: -16 },
];
/** A wider correction would bring up what the voice does not have. */
const [deepestCut, highestLift] = [-8, 5];
const strength = 0.8;

/** The filters that bring one channel of speech nearer to how speech spreads over the octaves. */
export function towardsSpeech(channel: Float32Array, sampleRate: number): Biquad[] {
  const levels = octaves.map(({ from, to }) => bandEnergy(channel, from, to, sampleRate));
  const whole = levels.reduce((sum, level) => sum + level, 0);
  return octaves.map(({ from, to, share }, i) => {
    const missing = share - 10 * Math.log10((levels[i] ?? 0) / whole);
    const decibels = Math.max(deepestCut, Math.min(highestLift, missing * strength));
    return bell({
      frequency: Math.sqrt(from * to),
      q: 1.1,
      decibels: Number.isNaN(decibels) ? 0 : decibels,
      sampleRate,
    });
  });
}

function bandEnergy(channel: Float32Array, from: number, to: number, sampleRate: number): number {
  const [rise, fall] = [highPass({ frequency: from, sampleRate }), lowPass({ frequency: to, sampleRate })];
  return filteredEnergies(channel, 4096, rise, rise, fall, fall).reduce((sum, energy) => sum + energy, 0);
}
