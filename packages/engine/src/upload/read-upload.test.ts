import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import type { Pcm } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { encodeMp3 } from "../formats/encode-mp3.ts";
import { withTitle } from "../formats/title-tag.ts";
import { writeWav } from "../formats/wav.ts";
import { measure } from "../measure/measure.ts";
import { sine } from "../testing/sine.ts";
import { openGplDecoder } from "./gpl-decoder.ts";
import { readUpload } from "./read-upload.ts";
import { uploadKind } from "./upload-kind.ts";

const { resolve } = createRequire(import.meta.url);
const fixture = (name: string) => readFileSync(resolve(`@earshot/gpl-audio/fixtures/${name}`));
const decodeWithGpl = openGplDecoder();
const never = new AbortController().signal;

const read = (bytes: Uint8Array, maxSamples?: number) =>
  readUpload(bytes, { decodeWithGpl, ...(maxSamples && { maxSamples }) }, never);

/** Reads an upload that must be audio. */
async function readSound(bytes: Uint8Array) {
  const upload = await read(bytes);
  if (upload.kind !== "sound") throw new Error(JSON.stringify(upload));
  return upload;
}

/** A second, then a second at a quarter of the level: the content of the fixtures of @earshot/gpl-audio. */
function tones(sampleRate: number): Pcm {
  const tone = (frequency: number, dbfs: number) => {
    const [loud, soft] = [dbfs, dbfs - 12.04].map((level) =>
      sine({ frequency, dbfs: level, seconds: 1, sampleRate }),
    );
    return Float32Array.of(...loud!, ...soft!);
  };
  return { sampleRate, channels: [tone(440, -6.02), tone(660, -12.04)] };
}

/** A WAV file of 32-bit floats. */
function floatWav({ sampleRate, channels }: Pcm): Uint8Array {
  const wav = Buffer.from(writeWav({ sampleRate, channels: [...channels, ...channels] }));
  wav.writeUInt16LE(3, 20);
  wav.writeUInt16LE(channels.length, 22);
  wav.writeUInt16LE(32, 34);
  channels.forEach((channel, c) =>
    channel.forEach((sample, i) => wav.writeFloatLE(sample, 44 + (i * channels.length + c) * 4)),
  );
  return wav;
}

const mp3 = await encodeMp3(tones(44_100), 128);

describe.each([
  ["an MP3", "mp3", mp3, false],
  ["an MP3 behind a page", "mp3", Buffer.concat([Buffer.from("<script>"), mp3]), true],
  ["an MP3 of 22,050 Hz", "mp3", await encodeMp3(tones(22_050), 128), false],
  ["a WAV", "wav", writeWav(tones(44_100)), false],
  ["a WAV of 8,000 Hz", "wav", writeWav(tones(8000)), false],
  ["a WAV of floats", "wav", floatWav(tones(48_000)), true],
  [
    "a WAV of six channels",
    "wav",
    writeWav({ ...tones(44_100), channels: Array(6).fill(tones(44_100).channels[0]) }),
    true,
  ],
  ["AAC", "aac", fixture("tone.aac"), true],
  ["AAC in an MP4 file", "aac", fixture("tone.m4a"), true],
  ["WMA", "wma", fixture("tone.wma"), true],
])("%s", (_what, format, bytes, isTranscoded) => {
  test("measures its two seconds", async () => {
    const { figures, ...upload } = await readSound(bytes);
    expect(upload.format).toBe(format);
    // An encoder puts up to 50 ms before and behind, and at 22,050 Hz twice as much; twice over, where it is encoded again.
    expect(figures.durationMs).toBeGreaterThan(1990);
    expect(figures.durationMs).toBeLessThan(2150);
    const around = (second: number) => figures.peaks[Math.round((second * 1000 * 200) / figures.durationMs)]!;
    // The encoders of AAC and WMA are loudest where a tone begins.
    expect(around(0.5)).toBeGreaterThan(190);
    expect(around(1.5) / around(0.5)).toBeCloseTo(0.25, 1);
    expect(figures.loudnessLufs).toBeLessThan(-5);
    expect(figures.loudnessLufs).toBeGreaterThan(-15);
  });

  test(isTranscoded ? "is transcoded to MP3 and measured from it" : "is played as it is", async () => {
    const upload = await readSound(bytes);
    if (!isTranscoded) return expect(upload.mp3).toBeNull();
    expect(uploadKind(upload.mp3!)).toEqual({ kind: "mp3", start: 0, isClean: true });
    const pcm = await decodeAudio(upload.mp3!);
    expect(measure(pcm)).toEqual(upload.figures);
    return expect(pcm.channels).toHaveLength(2);
  });
});

test("measures an MP3 of several blocks like decodeAudio", async () => {
  const bytes = withTitle(
    await encodeMp3(
      { sampleRate: 44_100, channels: [sine({ frequency: 300, dbfs: -9, seconds: 12, sampleRate: 44_100 })] },
      192,
    ),
    "Spring",
  );
  expect((await readSound(bytes)).figures).toEqual(measure(await decodeAudio(bytes)));
});

test.each([
  ["an MP3", mp3],
  ["a WAV", writeWav(tones(44_100))],
  ["AAC", fixture("tone.aac")],
  ["WMA", fixture("tone.wma")],
])("reads what is there of %s that is truncated", async (_what, bytes) => {
  const { figures } = await readSound(bytes.subarray(0, bytes.length / 2));
  expect(figures.durationMs).toBeGreaterThan(700);
  expect(figures.durationMs).toBeLessThan(1400);
});

test("transcodes a truncated WAV, which not every browser plays", async () => {
  expect((await readSound(writeWav(tones(44_100)).subarray(0, 100_000))).mp3).not.toBeNull();
});

test.each([
  ["nothing", new Uint8Array()],
  ["a WAV without samples", writeWav({ sampleRate: 44_100, channels: [new Float32Array()] })],
  ["a WAV of 1 Hz", writeWav({ ...tones(8000), sampleRate: 1 })],
  ["a WAV in MP3's coding", Buffer.from(writeWav(tones(8000))).fill(0x55, 20, 21)],
  ["the beginning of an MP4 file", fixture("tone.m4a").subarray(0, 5000)],
  ["the beginning of a WMA file", fixture("tone.wma").subarray(0, 300)],
  ["a film", Buffer.from(fixture("tone.m4a").toString("latin1").replace("soun", "vide"), "latin1")],
])("rejects %s as not sound", async (_what, bytes) => {
  expect(await read(bytes)).toMatchObject({ kind: "not sound", why: expect.any(String) });
});

test.each([
  ["an MP3", mp3],
  ["a WAV", writeWav(tones(44_100))],
  ["AAC", fixture("tone.aac")],
  ["AAC in an MP4 file", fixture("tone.m4a")],
  ["WMA", fixture("tone.wma")],
])("rejects %s with too many samples as too long", async (_what, bytes) => {
  expect(await read(bytes, 2 * 44_100)).toEqual({ kind: "too long" });
});

test.each(["hang", "die"])("gives up when the decoder process does: %s", async (behaviour) => {
  const program = fileURLToPath(new URL("./gpl-decoder.child.ts", import.meta.url));
  const decoder = openGplDecoder({ program, limitMs: behaviour === "hang" ? 500 : 30_000 });
  // The test double's behaviour stands in place of the file.
  const misbehaving: typeof decoder = (file, signal) =>
    decoder({ ...file, bytes: Buffer.from(behaviour) }, signal);
  const upload = await readUpload(fixture("tone.wma"), { decodeWithGpl: misbehaving }, never);
  expect(upload).toMatchObject({ kind: "gave up", why: expect.any(String) });
});

test("rejects with the abort reason", async () => {
  const abort = new AbortController();
  const reading = readUpload(fixture("tone.aac"), { decodeWithGpl }, abort.signal);
  abort.abort(new Error("gone"));
  await expect(reading).rejects.toThrow("gone");
  await expect(readUpload(mp3, { decodeWithGpl }, abort.signal)).rejects.toThrow("gone");
});

test("returns a result that can be cloned", async () => {
  const upload = await read(fixture("tone.aac"));
  expect(structuredClone(upload)).toEqual(upload);
});
