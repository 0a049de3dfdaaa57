import { filter, highPass, lowPass } from "./biquad.ts";
import { compress } from "./compressor.ts";
import { integratedLoudness } from "./loudness.ts";
import { noise } from "./noise.ts";
import { amplify, type Pcm } from "./pcm.ts";
import { towardsSpeech } from "./speech-spectrum.ts";

const workingLufs = -23;
const seed = 20_261;

/**
 * Makes an embedded voice fit for an ad: rumble out, the balance of a clear voice, loud and soft words brought together,
 * and breath above what the voice itself reaches. No reverberation: it halves how well such voices are understood.
 * @param topFrequency where the voice's own sound ends, in Hz: half the rate at which it was made, less the slope
 */
export function polishVoice(voice: Pcm, topFrequency: number): Pcm {
  const { sampleRate } = voice;
  const level = workingLufs - integratedLoudness(voice);
  const levelled = Number.isFinite(level) ? amplify(voice, level) : voice;
  return {
    sampleRate,
    channels: levelled.channels.map((channel) => {
      const clean = filter(channel, highPass({ frequency: 85, sampleRate }));
      const shaped = filter(clean, ...towardsSpeech(clean, sampleRate));
      const even = compress(shaped, sampleRate, { threshold: -28, ratio: 2.5, attack: 4, release: 90 });
      const air = breath(even, sampleRate, topFrequency);
      return even.map((sample, i) => sample + (air[i] ?? 0));
    }),
  };
}

/** Noise above the voice's own range that follows its highest octave: what an s or an f would have up there. */
function breath(channel: Float32Array, sampleRate: number, topFrequency: number): Float32Array {
  const hiss = filter(
    channel,
    highPass({ frequency: topFrequency * 0.62, sampleRate }),
    highPass({ frequency: topFrequency * 0.62, sampleRate }),
  );
  const smooth = lowPass({ frequency: 60, sampleRate });
  const envelope = filter(hiss.map(Math.abs), smooth);
  const band = filter(
    noise(channel.length, seed),
    highPass({ frequency: topFrequency, sampleRate, q: 0.9 }),
    highPass({ frequency: topFrequency, sampleRate }),
    lowPass({ frequency: Math.min(12_500, topFrequency * 1.6), sampleRate }),
  );
  return band.map((sample, i) => sample * Math.max(0, envelope[i] ?? 0) * 2.2);
}
