import { readAudio } from "@earshot/mocks/audio-files.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";

/** A ten-second fixture. */
export const spokenAd = fixtures.find(({ kind, nominalSeconds }) => kind === "ad" && nominalSeconds === 10)!;

/** The bytes of `spokenAd`: an MP3 at a constant 192 kbit/s. */
export const spokenBytes = await readAudio(spokenAd.file);

/** An MP3 of exactly this size: the ad, repeated and cut off. */
export function mp3Of(bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += spokenBytes.length) {
    whole.set(spokenBytes.subarray(0, Math.min(spokenBytes.length, bytes - at)), at);
  }
  return whole;
}

/** An MP3 of about a second. */
export const shortMp3 = mp3Of(24_000);

/** A WAV file of this length: a 440 Hz tone, mono, 16 bits, 8 kHz. */
export function wavOf(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8000;
  const size = rate * seconds * 2;
  const view = new DataView(new ArrayBuffer(44 + size));
  const text = (at: number, letters: string) =>
    new TextEncoder().encode(letters).forEach((byte, index) => view.setUint8(at + index, byte));
  text(0, "RIFF");
  view.setUint32(4, 36 + size, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, size, true);
  for (let frame = 0; frame < size / 2; frame += 1) {
    view.setInt16(44 + frame * 2, Math.sin((frame / rate) * 440 * 2 * Math.PI) * 12_000, true);
  }
  return new Uint8Array(view.buffer);
}

/** A constant-bitrate MP3's duration, from its size and first frame (MPEG-1 layer III). */
export function mp3Seconds(bytes: Uint8Array): number {
  const start = bytes.findIndex((byte, at) => byte === 0xff && (bytes[at + 1]! & 0xfe) === 0xfa);
  const kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320][
    bytes[start + 2]! >> 4
  ]!;
  return ((bytes.length - start) * 8) / (kilobits * 1000);
}
