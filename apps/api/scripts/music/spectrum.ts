import { frameCount, type Pcm } from "../../src/engine/pcm.ts";

/** The power of a stretch of sound at a frequency in Hz (G. Goertzel, American Mathematical Monthly 65, 1958). */
function powerAt(sound: Float32Array, frequency: number, sampleRate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let [before, now] = [0, 0];
  for (const sample of sound) [before, now] = [now, sample + turn * now - before];
  return Math.max(0, now * now + before * before - turn * now * before);
}

/** Left and right as one, a fourth of the samples: for what lies below 4 kHz. */
function thinned(pcm: Pcm): { sound: Float32Array; sampleRate: number } {
  const length = Math.floor(frameCount(pcm) / 4);
  const sound = Float32Array.from({ length }, (_, i) =>
    pcm.channels.reduce((sum, channel) => {
      const four = channel.subarray(4 * i, 4 * i + 4);
      return sum + four.reduce((a, b) => a + b, 0);
    }, 0),
  );
  return { sound, sampleRate: pcm.sampleRate / 4 };
}

/** How much of each pitch class (0 is C) there is from C3 to B5, as shares of all; every fourth moment counts. */
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

/** The level in dB of a stretch in bands of half an octave from 110 Hz to 5 kHz, each channel's sum. */
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
