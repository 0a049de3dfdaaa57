import {
  bell,
  type Biquad,
  filter,
  filteredEnergies,
  filterInPlace,
  highPass,
  lowPass,
} from "../dsp/biquad.ts";
import { compress } from "../dsp/compressor.ts";
import { noise } from "../dsp/noise.ts";
import type { Pcm } from "../dsp/pcm.ts";
import { normalizeLoudness } from "../measure/loudness.ts";

const workingLufs = -23;
const noiseSeed = 20_261;

/**
 * Processes a synthetic voice for broadcast: rumble filter, equalizer, compressor, and noise above the voice's
 * bandwidth. No reverberation: it halves the intelligibility of such voices.
 * @param topFrequency upper end of the voice's bandwidth in Hz: half its original sample rate, minus the filter's slope
 */
export function polishVoice(voice: Pcm, topFrequency: number): Pcm {
  const { sampleRate } = voice;
  return {
    sampleRate,
    channels: normalizeLoudness(voice, workingLufs).channels.map((channel) => {
      filterInPlace(channel, highPass({ frequency: 85, sampleRate }));
      filterInPlace(channel, ...speechEqualizer(channel, sampleRate));
      const even = compress(channel, sampleRate, { threshold: -28, ratio: 2.5, attack: 4, release: 90 });
      return addAir(even, sampleRate, topFrequency);
    }),
  };
}

/**
 * The spectrum of clear speech close to a microphone: each octave's level in dB relative to the whole. Many speakers'
 * long-term average (Byrne et al., J. Acoust. Soc. Am. 96, 1994), with its upper octaves raised by 2 to 3 dB as in
 * broadcasting.
 */
const octaves = [
  { from: 125, to: 250, share: -6.5 },
  { from: 250, to: 500, share: -4 },
  { from: 500, to: 1000, share: -5 },
  { from: 1000, to: 2000, share: -10.5 },
  { from: 2000, to: 4000, share: -13.5 },
  { from: 4000, to: 7200, share: -16 },
];
/** Limits in dB. Beyond them, the equalizer would amplify frequencies that the voice doesn't have. */
const [maxCut, maxBoost] = [-8, 5];
const strength = 0.8;

/** Filters that bring a channel's spectrum closer to `octaves`. */
function speechEqualizer(channel: Float32Array, sampleRate: number): Biquad[] {
  const energies = octaves.map(({ from, to }) => bandEnergy(channel, from, to, sampleRate));
  const whole = energies.reduce((sum, energy) => sum + energy, 0);
  return octaves.map(({ from, to, share }, i) => {
    const missing = share - 10 * Math.log10((energies[i] ?? 0) / whole);
    const decibels = Math.max(maxCut, Math.min(maxBoost, missing * strength));
    return bell({
      frequency: Math.sqrt(from * to),
      q: 1.1,
      decibels: Number.isNaN(decibels) ? 0 : decibels,
      sampleRate,
    });
  });
}

function bandEnergy(channel: Float32Array, from: number, to: number, sampleRate: number): number {
  const [high, low] = [highPass({ frequency: from, sampleRate }), lowPass({ frequency: to, sampleRate })];
  return filteredEnergies(channel, 4096, high, high, low, low).reduce((sum, energy) => sum + energy, 0);
}

/** Adds noise above the voice's bandwidth, in place. Its level follows the voice's highest octave, so it is loudest on "s" and "f". */
function addAir(channel: Float32Array, sampleRate: number, topFrequency: number): Float32Array {
  const high = highPass({ frequency: topFrequency * 0.62, sampleRate });
  const envelope = filter(channel, high, high);
  for (let i = 0; i < envelope.length; i++) envelope[i] = Math.abs(envelope[i] ?? 0);
  filterInPlace(envelope, lowPass({ frequency: 60, sampleRate }));
  const air = filterInPlace(
    noise(channel.length, noiseSeed),
    highPass({ frequency: topFrequency, sampleRate, q: 0.9 }),
    highPass({ frequency: topFrequency, sampleRate }),
    lowPass({ frequency: Math.min(12_500, topFrequency * 1.6), sampleRate }),
  );
  for (let i = 0; i < channel.length; i++)
    channel[i] = (channel[i] ?? 0) + (air[i] ?? 0) * Math.max(0, envelope[i] ?? 0) * 2.2;
  return channel;
}
