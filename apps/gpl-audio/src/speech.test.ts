// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, test } from "vitest";

import { startEspeak } from "./espeak-ng.ts";
import { openSpeech } from "./speech.ts";

const speech = openSpeech();
const asked = { kind: "speak", rate: 150, pitch: 50, range: 50, isJapanese: false } as const;
const { eSpeakNGWorker } = await startEspeak();

/** What a voice says, as its phonemes are written. */
function phonemes(voice: string, text: string): string {
  const worker = new eSpeakNGWorker();
  expect(worker.set_voice(voice, 0, 0, 0, 0)).toBe(0);
  return worker.synthesize_ipa(text).ipa;
}

test("what is spoken is 16-bit sound that is not silent", async () => {
  const { samples, sampleRate } = await speech.speak({ ...asked, voice: "roa/es+f2", text: "Hola." });
  expect(sampleRate).toBe(22_050);
  expect(samples.length).toBeGreaterThan(0.3 * sampleRate);
  expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(2000);
});

test("an unknown voice is refused", async () => {
  await expect(speech.speak({ ...asked, voice: "roa/xx", text: "Hola." })).rejects.toThrow("no voice roa/xx");
});

test.each([
  ["roa/es", "roa/es-419", "cinco gracias"],
  ["roa/pt", "roa/pt-BR", "cidade grande"],
  ["gmw/en-GB-x-rp", "gmw/en-US", "bath car"],
  ["sit/cmn", "sit/yue", "这就是我的声音"],
])("%s and %s pronounce %j in their own ways", (one, other, text) => {
  expect(phonemes(one, text)).not.toBe(phonemes(other, text));
});
