// SPDX-License-Identifier: GPL-2.0-or-later
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { plainAsf } from "./asf.ts";
import { decode } from "./decode.ts";
import type { DecodedSound, ToDecode } from "./messages.ts";

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

const files = {
  adts: fixture("tone.aac"),
  m4a: fixture("tone.m4a"),
  wma: fixture("tone.wma"),
};
type Format = ToDecode["format"];
const formats = Object.keys(files) as Format[];
const plenty = 50_000_000;

const ask = (format: Format, bytes: Uint8Array, mostSamples = plenty) =>
  decode({ kind: "decode", format, bytes, mostSamples });

async function sound(format: Format, bytes: Uint8Array = files[format]): Promise<DecodedSound> {
  const decoded = await ask(format, bytes);
  if (decoded.isTooLong) throw new Error("too long");
  return decoded;
}

const seconds = ({ channels, sampleRate }: DecodedSound) => channels[0]!.length / sampleRate;

/** How loud a tone is within a second around `at`, full scale at 1. */
function level({ channels, sampleRate }: DecodedSound, channel: number, hertz: number, at: number): number {
  const start = Math.round((at - 0.25) * sampleRate);
  const count = Math.round(sampleRate / 2);
  let [real, imaginary] = [0, 0];
  for (let i = 0; i < count; i++) {
    const sample = channels[channel]![start + i]! / 0x8000;
    const phase = (2 * Math.PI * hertz * i) / sampleRate;
    real += sample * Math.cos(phase);
    imaginary += sample * Math.sin(phase);
  }
  return (2 * Math.hypot(real, imaginary)) / count;
}

/** The file with bytes found in it replaced, all of them. */
function patched(bytes: Buffer, from: string | Buffer, to: string | Buffer): Buffer {
  expect(bytes.includes(from)).toBe(true);
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) Buffer.from(to).copy(copy, at);
  return copy;
}

describe.each(formats)("%s", (format) => {
  test("gives both tones on their sides, as loud as they are, for as long as they last", async () => {
    const decoded = await sound(format);
    expect([decoded.channels.length, decoded.sampleRate]).toEqual([2, 44_100]);
    expect(seconds(decoded)).toBeGreaterThan(1.99);
    expect(seconds(decoded)).toBeLessThan(2.03);
    for (const [side, hertz, loud] of [
      [0, 440, 0.5],
      [1, 660, 0.25],
    ] as const) {
      expect(level(decoded, side, hertz, 0.5)).toBeCloseTo(loud, 1);
      expect(level(decoded, side, hertz, 1.5)).toBeCloseTo(loud / 4, 1);
      expect(level(decoded, 1 - side, hertz, 0.5)).toBeLessThan(loud / 20);
    }
  });

  test("that holds more than was asked for is given up", async () => {
    expect(await ask(format, files[format], 2 * 44_100)).toEqual({ isTooLong: true });
  });

  test("of which only the beginning is there holds no sound", async () => {
    for (const length of [0, 10, 60])
      await expect(ask(format, files[format].subarray(0, length))).rejects.toThrow();
  });
});

test.each(["adts", "wma"] as const)("%s cut short gives what is there", async (format) => {
  const half = await sound(format, files[format].subarray(0, files[format].length / 2));
  expect(seconds(half)).toBeGreaterThan(0.6);
  expect(seconds(half)).toBeLessThan(1.4);
});

test("hours in 2 MB are given up long before they are decoded", async () => {
  const silence = files.adts.subarray(0, 400);
  const hours = Buffer.concat(Array.from({ length: 5000 }, () => silence));
  expect(await ask("adts", hours, 44_100 * 20)).toEqual({ isTooLong: true });
});

test("a film is no sound", async () => {
  await expect(ask("m4a", patched(files.m4a, "soun", "vide"))).rejects.toThrow("a film");
});

test("another codec in an MP4 file is refused", async () => {
  await expect(ask("m4a", patched(files.m4a, "mp4a", "alac"))).rejects.toThrow("no box mp4a");
});

test("an MP4 file that names its frames again and again is refused", async () => {
  const { m4a } = files;
  const places = m4a.indexOf("stco") - 4;
  const [end, count] = [places + m4a.readUInt32BE(places), 300];
  const table = Buffer.alloc(16 + count * 4, m4a.subarray(places + 16, end));
  table.writeUInt32BE(table.length, 0);
  table.write("stco", 4);
  table.writeUInt32BE(0, 8);
  table.writeUInt32BE(count, 12);
  const file = Buffer.concat([m4a.subarray(0, places), table, m4a.subarray(end)]);
  for (const box of ["moov", "trak", "mdia", "minf", "stbl"]) {
    const at = file.indexOf(box) - 4;
    file.writeUInt32BE(file.readUInt32BE(at) + table.length - (end - places), at);
  }
  // All frames of one size, and a million of them.
  const sizes = file.indexOf("stsz");
  file.writeUInt32BE(20, sizes + 8);
  file.writeUInt32BE(1_000_000, sizes + 12);
  await expect(ask("m4a", file)).rejects.toThrow("more than the file");
});

/** ASF header objects' identifiers. */
const stream = Buffer.from("9107dcb7b7a9cf118ee600c00c205365", "hex");
const lock = Buffer.from("fbb311223bdd211bb4b700a0c955fc6e", "hex");

test("a locked WMA file, and one of several streams, are refused", async () => {
  const codecs = Buffer.from("4052d1861d31d011a3a400a0c90348f6", "hex");
  await expect(ask("wma", patched(files.wma, codecs, lock))).rejects.toThrow("locked");
  await expect(ask("wma", patched(files.wma, codecs, stream))).rejects.toThrow("not one stream");
});

test("a WMA file whose frames take no bytes is refused, not waited for", async () => {
  const file = Buffer.from(files.wma);
  // WAVEFORMATEX stands behind the 78 bytes that open the stream's object.
  file.writeUInt16LE(0, file.indexOf(stream) + 78 + 12);
  await expect(ask("wma", file)).rejects.toThrow("impossible");
});

test("a WMA file whose frames are cut across packets sounds as one whose are not", async () => {
  const [head, ...packets] = plainAsf(files.wma);
  const bytes = Buffer.concat(packets.map((packet) => packet.subarray(12)));
  const piece = 300;
  const cut = Array.from({ length: Math.ceil(bytes.length / (2 * piece)) }, (_, at) =>
    packetOf([0, 1].map((i) => bytes.subarray((2 * at + i) * piece, (2 * at + i + 1) * piece))),
  );
  const file = Buffer.from(head!);
  file.writeUInt32LE(cut[0]!.length, file.indexOf("a1dcab8c47a9cf118ee400c00c205365", 0, "hex") + 96);
  expect(await sound("wma", Buffer.concat([file, ...cut]))).toEqual(await sound("wma"));
});

/** A packet of several payloads, each with a length of two bytes; ends in zeros where they are shorter than the first. */
function packetOf(payloads: Buffer[]): Buffer {
  const opening = Buffer.from([0x82, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0x80 | payloads.length]);
  const parts = payloads.flatMap((payload) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(payload.length);
    return [Buffer.from([1]), length, payload];
  });
  const packet = Buffer.concat([opening, ...parts]);
  return Buffer.concat([packet, Buffer.alloc(opening.length + 2 * 303 - packet.length)]);
}
