// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, test } from "vitest";

import { startEspeak } from "./espeak-ng.ts";
import { openSpeech } from "./speech.ts";

const speech = openSpeech();
const options = { kind: "speak", rate: 150, pitch: 50, range: 50, isJapanese: false } as const;
const { eSpeakNGWorker } = await startEspeak();

/** A voice's pronunciation of a text, in phonemes. */
function phonemes(voice: string, text: string): string {
  const worker = new eSpeakNGWorker();
  expect(worker.set_voice(voice, 0, 0, 0, 0)).toBe(0);
  return worker.synthesize_ipa(text).ipa;
}

test("synthesizes audible 16-bit samples", async () => {
  const { samples, sampleRate } = await speech.speak({ ...options, voice: "roa/es+f2", text: "Hola." });
  expect(sampleRate).toBe(22_050);
  expect(samples.length).toBeGreaterThan(0.3 * sampleRate);
  expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeGreaterThan(2000);
});

test("rejects an unknown voice", async () => {
  await expect(speech.speak({ ...options, voice: "roa/xx", text: "Hola." })).rejects.toThrow(
    "no voice roa/xx",
  );
});

test.each([
  ["roa/es", "roa/es-419", "cinco gracias"],
  ["roa/pt", "roa/pt-BR", "cidade grande"],
  ["gmw/en-GB-x-rp", "gmw/en-US", "bath car"],
  ["sit/cmn", "sit/yue", "这就是我的声音"],
])("%s and %s pronounce %j differently", (one, other, text) => {
  expect(phonemes(one, text)).not.toBe(phonemes(other, text));
});
