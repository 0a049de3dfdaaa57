import { filter, lowPass } from "../../src/engine/biquad.ts";
import type { Pcm } from "../../src/engine/pcm.ts";

/** Below this the bass is heard, and felt, in Hz. */
const edge = 150;

const energy = (channels: readonly Float32Array[]) =>
  channels.reduce((sum, channel) => sum + channel.reduce((power, sample) => power + sample * sample, 0), 0);

/** The share of a sound's energy below 150 Hz, 0 to 1 (24 dB per octave, Butterworth). */
export function lowEndShare(pcm: Pcm): number {
  const { sampleRate } = pcm;
  const cuts = [0.541, 1.307].map((q) => lowPass({ frequency: edge, q, sampleRate }));
  const whole = energy(pcm.channels);
  return whole === 0 ? 0 : energy(pcm.channels.map((channel) => filter(channel, ...cuts))) / whole;
}
