import { frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";

/** The power at a frequency in Hz (G. Goertzel, American Mathematical Monthly 65, 1958). */
function powerAt(sound: Float32Array, frequency: number, sampleRate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let before = 0;
  let now = 0;
  for (let i = 0; i < sound.length; i++) {
    const next = (sound[i] ?? 0) + turn * now - before;
    before = now;
    now = next;
  }
  return Math.max(0, now * now + before * before - turn * now * before);
}

/** Converts to mono at a quarter of the sample rate, for content below 4 kHz. */
function thinned(pcm: Pcm): { sound: Float32Array; sampleRate: number } {
  const length = Math.floor(frameCount(pcm) / 4);
  const sound = new Float32Array(length);
  for (const channel of pcm.channels) {
    for (let i = 0; i < 4 * length; i++) sound[i >> 2] = (sound[i >> 2] ?? 0) + (channel[i] ?? 0);
  }
  return { sound, sampleRate: pcm.sampleRate / 4 };
}

/** Chroma from C3 to B5 as shares that sum to 1 (index 0 is C), from every fourth block. */
export function chromaOf(pcm: Pcm): number[] {
  const { sound, sampleRate } = thinned(pcm);
  const chroma = Array.from({ length: 12 }, () => 0);
  const block = 8192;
  for (let at = 0; at + block <= sound.length; at += 4 * block) {
    for (let key = 48; key < 84; key++) {
      const power = powerAt(sound.subarray(at, at + block), 440 * 2 ** ((key - 69) / 12), sampleRate);
      chroma[key % 12] = (chroma[key % 12] ?? 0) + Math.sqrt(power);
    }
  }
  const whole = chroma.reduce((a, b) => a + b, 0);
  return chroma.map((part) => part / whole);
}

/** Levels in dB in half-octave bands from 110 Hz to 5 kHz, summed over channels. */
export function bandLevels(pcm: Pcm, from: number, length: number): number[] {
  return Array.from({ length: 12 }, (_, band) => {
    const frequency = 110 * 2 ** (band / 2);
    const power = pcm.channels.reduce(
      (sum, channel) => sum + powerAt(channel.subarray(from, from + length), frequency, pcm.sampleRate),
      0,
    );
    return 10 * Math.log10(power / length ** 2 + 1e-9);
  });
}
