import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { concatenate, type Pcm } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { encodeMp3 } from "../formats/encode-mp3.ts";
import { withTitle } from "../formats/title-tag.ts";
import { writeWav } from "../formats/wav.ts";
import { normalizeLoudness } from "../measure/loudness.ts";
import { measure } from "../measure/measure.ts";
import { sine } from "../testing/sine.ts";
import { openGplDecoder } from "./gpl-decoder.ts";
import { playableMp3 } from "./playable.ts";
import { readUpload } from "./read-upload.ts";
import { uploadKind } from "./upload-kind.ts";

const { resolve } = createRequire(import.meta.url);
const fixture = (name: string) => readFileSync(resolve(`@earshot/gpl-audio/fixtures/${name}`));
const decodeWithGpl = openGplDecoder();
const never = new AbortController().signal;

const read = (bytes: Uint8Array, maxSamples?: number) =>
  readUpload(bytes, { decodeWithGpl, ...(maxSamples && { maxSamples }) }, never);

/** Reads an upload and asserts that it is audio. */
async function readSound(bytes: Uint8Array) {
  const upload = await read(bytes);
  if (upload.kind !== "sound") throw new Error(JSON.stringify(upload));
  return upload;
}

/** One second of tones, then one second at a quarter of the level: the content of @earshot/gpl-audio's fixtures. */
function tones(sampleRate: number): Pcm {
  const tone = (frequency: number, dbfs: number) => {
    const [loud, soft] = [dbfs, dbfs - 12.04].map((level) =>
      sine({ frequency, dbfs: level, seconds: 1, sampleRate }),
    );
    return Float32Array.of(...loud!, ...soft!);
  };
  return { sampleRate, channels: [tone(440, -6.02), tone(660, -12.04)] };
}

/** A WAV file with 32-bit floats. */
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
  test("measures a two-second file", async () => {
    const { figures, ...upload } = await readSound(bytes);
    expect(upload.format).toBe(format);
    // An encoder adds up to 50 ms at each end, or twice that at 22,050 Hz; re-encoding doubles it.
    expect(figures.durationMs).toBeGreaterThan(1990);
    expect(figures.durationMs).toBeLessThan(2150);
    const around = (second: number) => figures.peaks[Math.round((second * 1000 * 200) / figures.durationMs)]!;
    // AAC and WMA encoders are loudest at the start of a tone.
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

test("measures the same length as decodeAudio for a multi-block MP3", async () => {
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
])("reads what is left of %s after truncation", async (_what, bytes) => {
  const { figures } = await readSound(bytes.subarray(0, bytes.length / 2));
  expect(figures.durationMs).toBeGreaterThan(700);
  expect(figures.durationMs).toBeLessThan(1400);
});

test.each([
  ["8", 8000, 64],
  ["64", 64_000, 128],
  ["320", 320_000, 192],
])(
  "transcodes a source of %s kbit/s to at most twice its bitrate, within limits",
  async (_what, bitsPerSecond, kilobits) => {
    const seconds = 2;
    const upload = await playableMp3(tones(44_100), (seconds * bitsPerSecond) / 8);
    expect((upload.length * 8) / seconds / 1000 / kilobits).toBeCloseTo(1, 1);
  },
);

test("transcodes a truncated WAV, because not every browser plays it", async () => {
  expect((await readSound(writeWav(tones(44_100)).subarray(0, 100_000))).mp3).not.toBeNull();
});

/** One second in which every sample has this value. */
const constant = (value: number): Pcm => ({
  sampleRate: 8000,
  channels: [new Float32Array(8000).fill(value)],
});

const silence = { sampleRate: 8000, channels: [new Float32Array(8000)] };

test.each([
  ["nothing", "not sound", new Uint8Array()],
  ["a WAV without samples", "no sound", writeWav({ sampleRate: 44_100, channels: [new Float32Array()] })],
  ["a silent WAV", "no sound", writeWav(silence)],
  ["a silent MP3", "no sound", await encodeMp3({ ...silence, sampleRate: 32_000 }, 128)],
  ["a WAV of 1 Hz", "damaged", writeWav({ ...tones(8000), sampleRate: 1 })],
  ["a WAV of infinite floats", "damaged", floatWav(constant(-Infinity))],
  ["a WAV of floats that are no numbers", "damaged", floatWav(constant(NaN))],
  ["a WAV of the largest floats", "damaged", floatWav(constant(3e38))],
  ["a WAV without a format", "damaged", Buffer.from(writeWav(tones(8000))).fill("x", 12, 16)],
  ["a WAV in MP3's coding", "not sound", Buffer.from(writeWav(tones(8000))).fill(0x55, 20, 21)],
  ["the beginning of an MP4 file", "damaged", fixture("tone.m4a").subarray(0, 5000)],
  ["the beginning of a WMA file", "damaged", fixture("tone.wma").subarray(0, 300)],
  [
    "a film",
    "not sound",
    Buffer.from(fixture("tone.m4a").toString("latin1").replace("soun", "vide"), "latin1"),
  ],
  [
    "an MP4 file without a track of sound",
    "no sound",
    Buffer.from(fixture("tone.m4a").toString("latin1").replace("soun", "text"), "latin1"),
  ],
])("rejects %s as %s", async (_what, kind, bytes) => {
  expect(await read(bytes)).toMatchObject({ kind, why: expect.any(String) });
});

/** A WAV at the loudness that outlets expect. Mono plays from both speakers, which makes it 3 LU louder. */
const spot = (pcm: Pcm) => writeWav(normalizeLoudness(pcm, pcm.channels.length === 1 ? -19 : -16));

/** Mono. */
const beep = (seconds: number, sampleRate: number): Pcm => ({
  sampleRate,
  channels: [sine({ frequency: 440, dbfs: -9, seconds, sampleRate })],
});

/** A tone that plays from both speakers. */
const tone = (seconds: number, dbfs = -9): Pcm => {
  const channel = sine({ frequency: 440, dbfs, seconds, sampleRate: 44_100 });
  return { sampleRate: 44_100, channels: [channel, channel.map((sample) => sample * 0.9)] };
};

const paused = (pauseSeconds: number): Pcm => {
  const { sampleRate, channels } = tone(1);
  const pause = new Float32Array(sampleRate * pauseSeconds);
  return { sampleRate, channels: channels.map((channel) => concatenate([channel, pause, channel])) };
};

test.each([
  ["a good spot", spot(tone(2)), []],
  ["a soft one", writeWav(tone(2, -40)), ["loudness"]],
  ["a spot of 61 seconds", spot(beep(61, 16_000)), ["too_long"]],
  ["a clipped one", writeWav(tone(2, 6)), ["loudness", "clipping"]],
  ["a pause of 1.9 seconds", spot(paused(1.9)), []],
  ["a pause of three seconds", spot(paused(3)), ["silence"]],
  ["a telephone's", spot(beep(2, 8000)), ["telephone_quality"]],
])("returns the expected warnings for %s", async (_what, bytes, codes) => {
  const { outletWarnings } = await readSound(bytes);
  expect(outletWarnings.map(({ code }) => code)).toEqual(codes);
});

test("doesn't report a limited full-scale MP3 as clipped", async () => {
  const { outletWarnings } = await readSound(await encodeMp3(tone(2, -0.1), 128));
  expect(outletWarnings.map(({ code }) => code)).toEqual(["loudness"]);
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

test("rejects audio longer than five minutes, even at a low sample rate", async () => {
  const sampleRate = 8000;
  const seconds = (length: number) =>
    writeWav({ sampleRate, channels: [sine({ frequency: 300, dbfs: -9, seconds: length, sampleRate })] });
  expect(await read(seconds(301))).toEqual({ kind: "too long" });
  expect(await read(seconds(299))).toMatchObject({ kind: "sound" });
});

test.each(["hang", "die"])("gives up if the decoder process fails: %s", async (behaviour) => {
  const program = fileURLToPath(new URL("./gpl-decoder.child.ts", import.meta.url));
  const decoder = openGplDecoder({ program, limitMs: behaviour === "hang" ? 500 : 30_000 });
  // The test double takes its instruction from the file's content.
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

test("returns a structured-cloneable result", async () => {
  const upload = await read(fixture("tone.aac"));
  expect(structuredClone(upload)).toEqual(upload);
});
