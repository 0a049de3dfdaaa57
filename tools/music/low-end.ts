import { filteredEnergies, lowPass } from "@earshot/engine/dsp/biquad.ts";
import { energyOf, type Pcm } from "@earshot/engine/dsp/pcm.ts";

/** Below this the bass is heard, and felt, in Hz. */
const edge = 150;

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** The share of a sound's energy below 150 Hz, 0 to 1 (24 dB per octave, Butterworth). */
export function lowEndShare(pcm: Pcm): number {
  const { sampleRate } = pcm;
  const cuts = [0.541, 1.307].map((q) => lowPass({ frequency: edge, q, sampleRate }));
  const whole = sum(pcm.channels.map(energyOf));
  const low = sum(pcm.channels.map((channel) => sum([...filteredEnergies(channel, sampleRate, ...cuts)])));
  return whole === 0 ? 0 : low / whole;
}
