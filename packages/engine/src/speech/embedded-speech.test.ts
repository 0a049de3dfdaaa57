import { languages } from "@earshot/contract/languages.ts";
import { afterAll, expect, test } from "vitest";

import { frameCount, peakMagnitude } from "../dsp/pcm.ts";
import { catalogue, findVoice } from "../voices/catalogue.ts";
import { openEmbeddedSpeech } from "./embedded-speech.ts";
import { neutralProsody, SpeechError } from "./speech-engine.ts";

const engine = openEmbeddedSpeech();
afterAll(() => engine.close());

const never = new AbortController().signal;
const voiceOf = (name: string) => findVoice(`vc_${name}`)!;

async function secondsOf(text: string, voice = voiceOf("amelia")): Promise<number> {
  const pcm = await engine.speak(text, voice, neutralProsody, never);
  expect(pcm.channels).toHaveLength(1);
  return frameCount(pcm) / pcm.sampleRate;
}

test.each(languages)("speaks $name", async ({ name }) => {
  const voice = catalogue.find(({ language }) => language === name)!;
  const pcm = await engine.speak(name, voice, neutralProsody, never);
  expect(peakMagnitude(pcm.channels[0]!)).toBeGreaterThan(0.05);
});

test("reads kanji as words, not character by character", async () => {
  const haruka = voiceOf("haruka");
  const [kanji, kana] = [
    await secondsOf("駅前広場の店は七時に開きます。", haruka),
    await secondsOf("エキマエ ヒロバノ ミセワ シチジニ ヒラキマス。", haruka),
  ];
  expect(kanji / kana).toBeGreaterThan(0.9);
  expect(kanji / kana).toBeLessThan(1.1);
});

test("returns a moment of silence for text that can't be spoken", async () => {
  for (const text of ["", "🥐", "…", "<>"]) expect(await secondsOf(text)).toBeCloseTo(0.1, 3);
});

test("ignores markup", async () => {
  const lucia = voiceOf("lucia");
  const marked = '<break time="20s"/>Hola [[a_b]] &amp; adiós';
  expect(await secondsOf(marked, lucia)).toBeLessThan(8);
});

test("speaks a thousand words in one call", async () => {
  const seconds = await secondsOf("pan ".repeat(1000), voiceOf("lucia"));
  expect(seconds).toBeGreaterThan(100);
});

test("rejects an unknown voice and names it", async () => {
  const lucia = voiceOf("lucia");
  const unknown = { ...lucia, shape: { ...lucia.shape, identifier: "roa/xx" } as typeof lucia.shape };
  const error = await engine.speak("hola", unknown, neutralProsody, never).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SpeechError);
  expect(String(error)).toContain("roa/xx");
});

test("rejects with the abort reason", async () => {
  const aborted = AbortSignal.abort(new Error("cancelled"));
  for (const name of ["amelia", "lucia"]) {
    await expect(engine.speak("Hello.", voiceOf(name), neutralProsody, aborted)).rejects.toThrow("cancelled");
  }
});
