import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { UnreadableAudioError } from "./unreadable-audio-error.ts";
import { looksLikeWav, readWav, writeWav } from "./wav.ts";

const left = sine({ frequency: 440, dbfs: -6, seconds: 0.05, sampleRate: 8000 });
const right = sine({ frequency: 660, dbfs: -12, seconds: 0.05, sampleRate: 8000 });
const stereo = { sampleRate: 8000, channels: [left, right] };

/** Builds a mono WAV file at 8 kHz with raw `data`, preceded by other chunks (`before`). */
function wavOf(options: { coding: number; bits: number; data: Uint8Array; before?: Uint8Array }): Uint8Array {
  const format = new DataView(new ArrayBuffer(24));
  new Uint8Array(format.buffer).set(letters("fmt "));
  format.setUint32(4, 16, true);
  format.setUint16(8, options.coding, true);
  format.setUint16(10, 1, true);
  format.setUint32(12, 8000, true);
  format.setUint16(22, options.bits, true);
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, options.data.length, true);
  return Uint8Array.from([
    ...letters("RIFF____WAVE"),
    ...new Uint8Array(format.buffer),
    ...(options.before ?? []),
    ...letters("data"),
    ...new Uint8Array(size.buffer),
    ...options.data,
  ]);
}

const letters = (text: string) => new TextEncoder().encode(text);

/** Encodes three samples with `put`: negative full scale, zero and half of full scale. */
function threeSamples(bytes: number, put: (view: DataView, at: number, value: number) => void): Uint8Array {
  const view = new DataView(new ArrayBuffer(3 * bytes));
  [-1, 0, 0.5].forEach((value, i) => put(view, i * bytes, value));
  return new Uint8Array(view.buffer);
}

test("reads back what it wrote, to within half a 16-bit step", () => {
  const read = readWav(writeWav(stereo));
  expect(read.sampleRate).toBe(8000);
  expect(read.channels.map((channel) => channel.length)).toEqual([400, 400]);
  read.channels.forEach((channel, c) =>
    channel.forEach((sample, i) => expect(sample).toBeCloseTo(stereo.channels[c]?.[i] ?? 9, 4)),
  );
});

test("gives up on a file with thousands of empty chunks", () => {
  const before = Buffer.from("junk\0\0\0\0".repeat(2000));
  const wav = wavOf({ coding: 1, bits: 8, data: Uint8Array.of(0, 255), before });
  expect(() => readWav(wav)).toThrow("holds no data");
});

test("clips samples beyond full scale when writing", () => {
  const read = readWav(writeWav({ sampleRate: 8000, channels: [Float32Array.of(2, -2)] }));
  expect([...(read.channels[0] ?? [])]).toEqual([0x7fff / 0x8000, -1]);
});

test.each([
  ["8-bit integers", 1, 8, threeSamples(1, (view, at, v) => view.setUint8(at, 128 + v * 128))],
  ["16-bit integers", 1, 16, threeSamples(2, (view, at, v) => view.setInt16(at, v * 0x8000, true))],
  ["24-bit integers", 1, 24, Uint8Array.of(0, 0, 0x80, 0, 0, 0, 0, 0, 0x40)],
  ["32-bit integers", 1, 32, threeSamples(4, (view, at, v) => view.setInt32(at, v * 0x80000000, true))],
  ["32-bit floats", 3, 32, threeSamples(4, (view, at, v) => view.setFloat32(at, v, true))],
  ["64-bit floats", 3, 64, threeSamples(8, (view, at, v) => view.setFloat64(at, v, true))],
])("reads %s", (_, coding, bits, data) => {
  expect([...(readWav(wavOf({ coding, bits, data })).channels[0] ?? [])]).toEqual([-1, 0, 0.5]);
});

test("skips unknown chunks and the padding byte after odd-sized ones", () => {
  const before = Uint8Array.from([...letters("LIST"), 3, 0, 0, 0, 1, 2, 3, 0]);
  const wav = wavOf({ coding: 1, bits: 8, data: Uint8Array.of(0, 128), before });
  expect([...(readWav(wav).channels[0] ?? [])]).toEqual([-1, 0]);
});

test("reads what is left of a truncated file", () => {
  const whole = writeWav(stereo);
  expect(readWav(whole.subarray(0, 44 + 10 * 4 + 1)).channels[0]?.length).toBe(10);
});

test.each([
  ["an empty file", new Uint8Array()],
  ["text", letters("RIFF but hardly a sound")],
  ["a file without samples", writeWav({ sampleRate: 8000, channels: [new Float32Array()] })],
  ["a file without a format chunk", Uint8Array.from([...letters("RIFF____WAVEdata"), 2, 0, 0, 0, 1, 2])],
  ["compressed audio", wavOf({ coding: 2, bits: 4, data: Uint8Array.of(1, 2) })],
  ["a file without channels", writeWav({ sampleRate: 8000, channels: [] })],
])("rejects %s", (_, bytes) => {
  expect(() => readWav(bytes)).toThrow(UnreadableAudioError);
});

test("looksLikeWav distinguishes WAVE from other RIFF files", () => {
  expect(looksLikeWav(writeWav(stereo))).toBe(true);
  expect(looksLikeWav(letters("RIFF____AVI LIST"))).toBe(false);
});
