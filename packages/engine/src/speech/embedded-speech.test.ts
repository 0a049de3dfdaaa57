import { languages } from "@earshot/contract/languages.ts";
import { afterAll, expect, test } from "vitest";

import { frameCount, largest } from "../dsp/pcm.ts";
import { catalogue, findVoice } from "../voices/catalogue.ts";
import { openEmbeddedSpeech } from "./embedded-speech.ts";
import { ownManner, SpeechFailed } from "./speech-engine.ts";

const engine = openEmbeddedSpeech();
afterAll(() => engine.close());

const never = new AbortController().signal;
const voiceOf = (name: string) => findVoice(`vc_${name}`)!;

async function secondsOf(text: string, voice = voiceOf("amelia")): Promise<number> {
  const pcm = await engine.speak(text, voice, ownManner, never);
  expect(pcm.channels).toHaveLength(1);
  return frameCount(pcm) / pcm.sampleRate;
}

test.each(languages)("$name is spoken", async ({ name }) => {
  const voice = catalogue.find(({ language }) => language === name)!;
  const pcm = await engine.speak(name, voice, ownManner, never);
  expect(largest(pcm.channels[0]!)).toBeGreaterThan(0.05);
});

test("kanji are read as they are said, not sign by sign", async () => {
  const haruka = voiceOf("haruka");
  const [kanji, kana] = [
    await secondsOf("駅前広場の店は七時に開きます。", haruka),
    await secondsOf("エキマエ ヒロバノ ミセワ シチジニ ヒラキマス。", haruka),
  ];
  expect(kanji / kana).toBeGreaterThan(0.9);
  expect(kanji / kana).toBeLessThan(1.1);
});

test("what can't be said is a moment of silence", async () => {
  for (const text of ["", "🥐", "…", "<>"]) expect(await secondsOf(text)).toBeCloseTo(0.1, 3);
});

test("markup is no markup", async () => {
  const lucia = voiceOf("lucia");
  const marked = '<break time="20s"/>Hola [[a_b]] &amp; adiós';
  expect(await secondsOf(marked, lucia)).toBeLessThan(8);
});

test("a thousand words in one go are spoken", async () => {
  const seconds = await secondsOf("pan ".repeat(1000), voiceOf("lucia"));
  expect(seconds).toBeGreaterThan(100);
});

test("a voice that the engine lacks is an error with words", async () => {
  const lucia = voiceOf("lucia");
  const lost = { ...lucia, shape: { ...lucia.shape, identifier: "roa/xx" } as typeof lucia.shape };
  const failed = await engine.speak("hola", lost, ownManner, never).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SpeechFailed);
  expect(String(failed)).toContain("roa/xx");
});

test("who gives up hears their own reason", async () => {
  const given = AbortSignal.abort(new Error("given up"));
  for (const name of ["amelia", "lucia"]) {
    await expect(engine.speak("Hello.", voiceOf(name), ownManner, given)).rejects.toThrow("given up");
  }
});
