// SPDX-License-Identifier: GPL-2.0-or-later
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { repacketizeAsf } from "./asf.ts";
import { decode } from "./decode.ts";
import type { DecodedAudio, DecodeRequest } from "./messages.ts";

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

const files = {
  adts: fixture("tone.aac"),
  m4a: fixture("tone.m4a"),
  wma: fixture("tone.wma"),
};
type Format = DecodeRequest["format"];
const formats = Object.keys(files) as Format[];
const noLimit = 50_000_000;

const decodeFile = (format: Format, bytes: Uint8Array, mostSamples = noLimit) =>
  decode({ kind: "decode", format, bytes, mostSamples });

async function decodeAll(format: Format, bytes: Uint8Array = files[format]): Promise<DecodedAudio> {
  const decoded = await decodeFile(format, bytes);
  if (decoded.isTooLong) throw new Error("too long");
  return decoded;
}

const seconds = ({ channels, sampleRate }: DecodedAudio) => channels[0]!.length / sampleRate;

/** A tone's amplitude in the half second around `at`; full scale is 1. */
function level({ channels, sampleRate }: DecodedAudio, channel: number, hertz: number, at: number): number {
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

/** A copy of the file with every occurrence of `from` replaced by `to`. */
function patched(bytes: Buffer, from: string | Buffer, to: string | Buffer): Buffer {
  expect(bytes.includes(from)).toBe(true);
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) Buffer.from(to).copy(copy, at);
  return copy;
}

/** A copy of the MP4 file whose table claims this many frames of one size. */
function patchedSizes(file: Buffer, { size, count }: { size: number; count: number }): Buffer {
  const copy = Buffer.from(file);
  const sizes = copy.indexOf("stsz");
  copy.writeUInt32BE(size, sizes + 8);
  copy.writeUInt32BE(count, sizes + 12);
  return copy;
}

describe.each(formats)("%s", (format) => {
  test("decodes both channels at the right level and length", async () => {
    const decoded = await decodeAll(format);
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

  test("stops at the sample limit", async () => {
    expect(await decodeFile(format, files[format], 2 * 44_100)).toEqual({ isTooLong: true });
  });

  test("rejects a file truncated within its header", async () => {
    for (const length of [0, 10, 60])
      await expect(decodeFile(format, files[format].subarray(0, length))).rejects.toThrow();
  });
});

test.each(["adts", "wma"] as const)("decodes what is left of a truncated %s file", async (format) => {
  const half = await decodeAll(format, files[format].subarray(0, files[format].length / 2));
  expect(seconds(half)).toBeGreaterThan(0.6);
  expect(seconds(half)).toBeLessThan(1.4);
});

test("stops early when a small file contains hours of audio", async () => {
  const silence = files.adts.subarray(0, 400);
  const hours = Buffer.concat(Array.from({ length: 5000 }, () => silence));
  expect(await decodeFile("adts", hours, 44_100 * 20)).toEqual({ isTooLong: true });
});

test("rejects millions of one-byte frames without decoding any", async () => {
  const table = patchedSizes(files.m4a, { size: 1, count: 4_000_000 });
  const places = table.indexOf("stsc");
  table.writeUInt32BE(4_000_000, places + 16);
  const started = process.cpuUsage();
  const file = Buffer.concat([table, Buffer.alloc(1_900_000)]);
  expect(await decodeFile("m4a", file)).toEqual({ isTooLong: true });
  const header = Buffer.from([0xff, 0xf1, 0x50, 0x80, 0, 0xff, 0xfc]);
  const adts = Buffer.concat([files.adts, ...Array.from({ length: 270_000 }, () => header)]);
  expect(await decodeFile("adts", adts)).toEqual({ isTooLong: true });
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

test("ignores a duration table that claims more entries than it contains", async () => {
  const copy = Buffer.from(files.m4a);
  copy.writeUInt32BE(0xffff_ffff, copy.indexOf("stts") + 8);
  expect(seconds(await decodeAll("m4a", copy))).toBeCloseTo(2.04, 1);
});

test("rejects video", async () => {
  await expect(decodeFile("m4a", patched(files.m4a, "soun", "vide"))).rejects.toThrow("a film");
});

test("rejects an MP4 file with a codec other than AAC", async () => {
  await expect(decodeFile("m4a", patched(files.m4a, "mp4a", "alac"))).rejects.toThrow("no box mp4a");
});

test("rejects an MP4 file that repeats its frames", async () => {
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
  await expect(decodeFile("m4a", patchedSizes(file, { size: 20, count: 1_000_000 }))).rejects.toThrow(
    "more than the file",
  );
});

/** GUIDs of ASF header objects. */
const stream = Buffer.from("9107dcb7b7a9cf118ee600c00c205365", "hex");
const lock = Buffer.from("fbb311223bdd211bb4b700a0c955fc6e", "hex");

test("rejects an encrypted WMA file and one with several streams", async () => {
  const codecs = Buffer.from("4052d1861d31d011a3a400a0c90348f6", "hex");
  await expect(decodeFile("wma", patched(files.wma, codecs, lock))).rejects.toThrow("locked");
  await expect(decodeFile("wma", patched(files.wma, codecs, stream))).rejects.toThrow("not one stream");
});

test("rejects a WMA file with empty frames instead of looping", async () => {
  const file = Buffer.from(files.wma);
  // WAVEFORMATEX follows the first 78 bytes of the stream properties object.
  file.writeUInt16LE(0, file.indexOf(stream) + 78 + 12);
  await expect(decodeFile("wma", file)).rejects.toThrow("impossible");
});

test("decodes frames that are split across packets", async () => {
  const [head, ...packets] = repacketizeAsf(files.wma);
  const bytes = Buffer.concat(packets.map((packet) => packet.subarray(12)));
  const piece = 300;
  const split = Array.from({ length: Math.ceil(bytes.length / (2 * piece)) }, (_, at) =>
    packetOf([0, 1].map((i) => bytes.subarray((2 * at + i) * piece, (2 * at + i + 1) * piece))),
  );
  const file = Buffer.from(head!);
  file.writeUInt32LE(split[0]!.length, file.indexOf("a1dcab8c47a9cf118ee400c00c205365", 0, "hex") + 96);
  expect(await decodeAll("wma", Buffer.concat([file, ...split]))).toEqual(await decodeAll("wma"));
});

/** A packet with several payloads, each with a two-byte length, zero-padded to the size of the first packet. */
function packetOf(payloads: Buffer[]): Buffer {
  const header = Buffer.from([0x82, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0x80 | payloads.length]);
  const parts = payloads.flatMap((payload) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(payload.length);
    return [Buffer.from([1]), length, payload];
  });
  const packet = Buffer.concat([header, ...parts]);
  return Buffer.concat([packet, Buffer.alloc(header.length + 2 * 303 - packet.length)]);
}
