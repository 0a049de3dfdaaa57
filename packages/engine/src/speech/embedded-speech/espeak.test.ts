import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { espeak } from "../../voices/catalogue/espeak.ts";
import { ownManner, SpeechFailed } from "../speech-engine.ts";
import { openEspeak } from "./espeak.ts";

const program = fileURLToPath(new URL("../../process/worker-process.child.ts", import.meta.url));
const voice = { shape: espeak("roa/es", { size: 1.1 }), language: "Spanish" } as const;
const limitMs = (text: string) => (text.startsWith("hang") ? 1500 : 30_000);
const odd = openEspeak({ program, limitMs });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "espeak-"));
});
afterAll(async () => {
  odd.close();
  await rm(folder, { recursive: true });
});

const speak = (text: string, signal = new AbortController().signal) =>
  odd.speak(text, voice, ownManner, signal);

test("16-bit samples come back as sound, a smaller speaker's at a higher rate", async () => {
  const { sampleRate, channels } = await speak("hello");
  expect([...channels[0]!]).toEqual([0, 0.5, -1]);
  expect(sampleRate).toBe(24_250);
});

test.each(["hang once", "die once"])("a program that does %s speaks the line after all", async (does) => {
  const { channels } = await speak(`${does}:${path.join(folder, does)}`);
  expect(channels[0]).toHaveLength(3);
});

test.each([
  ["die", "ended with 3"],
  ["hang", "did not answer"],
  ["refuse", "no such voice"],
])("one that does %s each time is an error with words", async (does, words) => {
  const failed = await speak(does).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SpeechFailed);
  expect(String(failed)).toContain(words);
});

test("who gives up hears their own reason", async () => {
  const given = new AbortController();
  const waiting = speak("hang", given.signal);
  given.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
});
