import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { callTimeout, uploadBytes } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { durationMs } from "../dsp/pcm.ts";
import { UnreadableAudioError } from "../formats/unreadable-audio-error.ts";
import { WorkerProcessError } from "../process/worker-process.ts";
import { openGplDecoder } from "./gpl-decoder.ts";
import { readingLimitMs } from "./reading-time.ts";

const program = fileURLToPath(new URL("./gpl-decoder.child.ts", import.meta.url));
const decode = openGplDecoder({ program });
const impatient = openGplDecoder({ program, limitMs: 500 });
const never = new AbortController().signal;
const file = (behaviour: string) =>
  ({ format: "wma", bytes: new TextEncoder().encode(behaviour), mostSamples: 1000 }) as const;

test("converts the decoded samples to floats", async () => {
  expect((await decode(file("sound"), never))?.channels[0]?.subarray(0, 3)).toEqual(
    Float32Array.of(0, 0.5, -1),
  );
});

test("decodes each file in a new process with a minimal environment", async () => {
  const [one, other] = await Promise.all([decode(file("sound"), never), decode(file("sound"), never)]);
  expect(one?.channels[0]?.[3]).not.toBe(other?.channels[0]?.[3]);
  // The double reports the number of environment variables as the sample rate. One of them is Node's, for the IPC
  // channel.
  expect(one?.sampleRate).toBeLessThanOrEqual(6);
});

test("returns null for a file that is too long", async () => {
  expect(await decode(file("long"), never)).toBeNull();
});

test("rejects with the decoder's message when decoding fails", async () => {
  const error = await decode(file("fail"), never).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableAudioError);
  expect(String(error)).toContain("no sound in it");
});

test("rejects when the process hangs or dies, then decodes the next file", async () => {
  await expect(impatient(file("hang"), never)).rejects.toThrow(WorkerProcessError);
  await expect(decode(file("die"), never)).rejects.toThrow(WorkerProcessError);
  expect(await decode(file("sound"), never)).not.toBeNull();
});

test("allows enough time for two minutes of AAC on a busy machine", { timeout: 60_000 }, async () => {
  const { resolve } = createRequire(import.meta.url);
  const tone = readFileSync(resolve("@earshot/gpl-audio/fixtures/tone.aac"));
  const bytes = Buffer.concat(Array.from({ length: 60 }, () => tone));
  const pcm = await openGplDecoder()({ format: "adts", bytes, mostSamples: 2 * 44_100 * 600 }, never);
  expect(durationMs(pcm!)).toBeGreaterThan(120_000);
  expect(readingLimitMs(uploadBytes)).toBeLessThan(callTimeout.uploadStall);
});

test("kills a hung process when decoding is aborted", async () => {
  const abort = new AbortController();
  const hung = decode(file("hang"), abort.signal);
  const next = decode(file("sound"), never);
  abort.abort(new Error("cancelled"));
  await expect(hung).rejects.toThrow("cancelled");
  expect(await next).not.toBeNull();
});
