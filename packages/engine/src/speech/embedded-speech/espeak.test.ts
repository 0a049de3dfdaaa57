import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { espeak } from "../../voices/catalogue/espeak.ts";
import { neutralProsody, SpeechError } from "../speech-engine.ts";
import { openEspeak } from "./espeak.ts";

const program = fileURLToPath(new URL("../../process/worker-process.child.ts", import.meta.url));
const voice = { shape: espeak("roa/es", { size: 1.1 }), language: "Spanish" } as const;
const limitMs = (text: string) => (text.startsWith("hang") ? 1500 : 30_000);
const engine = openEspeak({ program, limitMs });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "espeak-"));
});
afterAll(async () => {
  engine.close();
  await rm(folder, { recursive: true });
});

const speak = (text: string, signal = new AbortController().signal) =>
  engine.speak(text, voice, neutralProsody, signal);

test("converts 16-bit samples, using a higher sample rate for a smaller speaker size", async () => {
  const { sampleRate, channels } = await speak("hello");
  expect([...channels[0]!]).toEqual([0, 0.5, -1]);
  expect(sampleRate).toBe(24_250);
});

test.each(["hang once", "die once"])("retries when the process fails: %s", async (behaviour) => {
  const { channels } = await speak(`${behaviour}:${path.join(folder, behaviour)}`);
  expect(channels[0]).toHaveLength(3);
});

test.each([
  ["die", "ended with 3"],
  ["hang", "did not answer"],
  ["fail", "no such voice"],
])("rejects when the process fails repeatedly: %s", async (behaviour, message) => {
  const error = await speak(behaviour).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SpeechError);
  expect(String(error)).toContain(message);
});

test("rejects with the abort reason", async () => {
  const abort = new AbortController();
  const waiting = speak("hang", abort.signal);
  abort.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
});
