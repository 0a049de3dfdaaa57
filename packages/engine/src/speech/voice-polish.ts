import { filter, filterInPlace, highPass, lowPass } from "../dsp/biquad.ts";
import { compress } from "../dsp/compressor.ts";
import { noise } from "../dsp/noise.ts";
import { amplify, type Pcm } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { towardsSpeech } from "../measure/speech-spectrum.ts";

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
  const levelled = amplify(voice, Number.isFinite(level) ? level : 0);
  return {
    sampleRate,
    channels: levelled.channels.map((channel) => {
      filterInPlace(channel, highPass({ frequency: 85, sampleRate }));
      filterInPlace(channel, ...towardsSpeech(channel, sampleRate));
      const even = compress(channel, sampleRate, { threshold: -28, ratio: 2.5, attack: 4, release: 90 });
      return withBreath(even, sampleRate, topFrequency);
    }),
  };
}

/** Adds noise above the voice's own range that follows its highest octave: what an s or an f would have up there. In place. */
function withBreath(channel: Float32Array, sampleRate: number, topFrequency: number): Float32Array {
  const high = highPass({ frequency: topFrequency * 0.62, sampleRate });
  const envelope = filter(channel, high, high);
  for (let i = 0; i < envelope.length; i++) envelope[i] = Math.abs(envelope[i] ?? 0);
  filterInPlace(envelope, lowPass({ frequency: 60, sampleRate }));
  const air = filterInPlace(
    noise(channel.length, seed),
    highPass({ frequency: topFrequency, sampleRate, q: 0.9 }),
    highPass({ frequency: topFrequency, sampleRate }),
    lowPass({ frequency: Math.min(12_500, topFrequency * 1.6), sampleRate }),
  );
  for (let i = 0; i < channel.length; i++)
    channel[i] = (channel[i] ?? 0) + (air[i] ?? 0) * Math.max(0, envelope[i] ?? 0) * 2.2;
  return channel;
}
