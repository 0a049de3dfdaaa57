import { afterAll, expect, test } from "vitest";

import { UnsayableLineError } from "./ad-request.ts";
import { decodeAudio } from "./formats/decode-audio.ts";
import { measure } from "./measure/measure.ts";
import { speakTake, TakeTooLongError, type TakeRequest } from "./speak-take.ts";
import { openEmbeddedSpeech } from "./speech/embedded-speech.ts";

const speech = openEmbeddedSpeech();
afterAll(() => speech.close());

const never = new AbortController().signal;

const line: TakeRequest = {
  text: "Fresh coffee by post, roasted on Tuesdays.",
  voice_id: "vc_russell",
  language: "",
  tone: "",
  delivery_instructions: "",
};

async function figuresOf(some: Partial<TakeRequest>) {
  return measure(await decodeAudio(await speakTake({ ...line, ...some }, speech, never)));
}

test("speaks a line at an ad's loudness", async () => {
  const { loudnessLufs, truePeakDbtp } = await figuresOf({});
  expect(Math.abs((loudnessLufs ?? 0) + 16)).toBeLessThan(1);
  expect(truePeakDbtp).toBeLessThan(-1);
});

test("speaks a single word", async () => {
  expect((await figuresOf({ text: "Hi." })).durationMs).toBeLessThan(2000);
});

test("follows the delivery instructions and speaks the ad's language", async () => {
  const { durationMs } = await figuresOf({});
  expect((await figuresOf({ delivery_instructions: "very slow" })).durationMs).toBeGreaterThan(
    durationMs * 1.1,
  );
  expect((await figuresOf({ text: "29 €", language: "Spanish" })).durationMs).not.toBe(
    (await figuresOf({ text: "29 €", language: "German" })).durationMs,
  );
});

test("rejects a line that no voice can speak", async () => {
  await expect(figuresOf({ text: "𰆹" })).rejects.toBeInstanceOf(UnsayableLineError);
});

test("rejects a line that takes much longer than was estimated", async () => {
  await expect(figuresOf({ text: "xwa ".repeat(75) })).rejects.toBeInstanceOf(TakeTooLongError);
});
