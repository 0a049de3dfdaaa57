import { languages } from "@earshot/contract/languages.ts";
import { afterAll, describe, expect, test } from "vitest";

import { durationMs } from "../dsp/pcm.ts";
import { detectLanguage } from "../script/detect-language.ts";
import { cut, spectralDistance, spokenStretches } from "../testing/audio-analysis.ts";
import { openTestStudio, withOneSpeaker } from "../testing/test-studio.ts";
import { letterCount } from "../voices/measured.ts";

const studio = openTestStudio();
const oneSpeaker = openTestStudio(undefined, withOneSpeaker);
afterAll(() => [studio, oneSpeaker].forEach(({ close }) => close()));

describe("first and third person", () => {
  test("changes the pronouns to the chosen person", async () => {
    const [we, they] = [
      await studio.render({ thirdPerson: false, adLength: 15 }),
      await studio.render({ thirdPerson: true, adLength: 15 }),
    ];
    expect(we.script).toMatch(/\b(we|our|us)\b/i);
    expect(they.script).not.toMatch(/\b(we|our|us)\b/i);
    expect(they.script).toContain("Coffee & Co roasts");
    expect(spectralDistance(we.pcm, they.pcm)).toBeGreaterThan(0.2);
  });
});

test.each(["10", "15"])("makes a %s s ad that fills its length, with enough words", async (adLength) => {
  const { pcm, script } = await studio.render({ adLength });
  const seconds = Number(adLength);
  expect(durationMs(pcm)).toBeGreaterThanOrEqual(seconds * 930);
  expect(durationMs(pcm)).toBeLessThanOrEqual(seconds * 1000);
  const letters = letterCount(script) / seconds;
  expect(letters).toBeGreaterThan(7);
  expect(letters).toBeLessThan(14);
});

describe("the language", () => {
  test.each([
    ["German", "Wir backen jeden Tag Brot. aurora.example"],
    ["Korean", "매일 아침 빵을 굽는 동네 빵집입니다. aurora.example"],
  ])("uses the chosen language for both the script and the voices: %s", async (language, prompt) => {
    const { script, selection } = await studio.render({
      title: "Radio Aurora",
      prompt,
      language,
      adLength: 20,
    });
    expect(detectLanguage(script)).toBe(languages.find(({ name }) => name === language)?.code);
    expect(selection.voices.map((voice) => voice.language)).toEqual([language]);
  });

  test("the same script sounds different in each language", async () => {
    const spoken = ["German", "Spanish", "French"];
    const ads = await Promise.all(
      spoken.map((language) => oneSpeaker.speak("Radio Aurora, 365.", { language })),
    );
    for (const [at, { pcm }] of ads.entries())
      for (const [other, { pcm: others }] of ads.entries())
        if (other > at)
          expect(spectralDistance(pcm, others), `${spoken[at]} and ${spoken[other]}`).toBeGreaterThan(2);
  });
});

describe("the user's own script", () => {
  test("becomes an ad within the peak limit even if its words are too short for the target loudness", async () => {
    const { figures, lines } = await studio.speak("it\n".repeat(10), { delivery_instructions: "fast" });
    expect(lines).toHaveLength(10);
    expect(figures.loudnessLufs).toBeGreaterThan(-20);
    expect(figures.truePeakDbtp).toBeLessThanOrEqual(-1.5);
  });

  const sentences = [
    "Come hungry.",
    "Our bread is still warm when we open the doors at seven.",
    "Go home happy and tell them who baked it.",
  ];

  test("returns the script unchanged, and speaks its sentences in order", async () => {
    const order = [2, 0, 1];
    const prompt = order.map((at) => sentences[at]).join("\n\n");
    const { script, pcm } = await studio.speak(prompt);
    expect(script).toBe(prompt);
    const alone = await Promise.all(sentences.map((sentence) => studio.speak(sentence)));
    const spoken = spokenStretches(pcm, 150).map(({ startMs, endMs }) => {
      const distances = alone.map((ad) => spectralDistance(cut(pcm, startMs, endMs), ad.pcm));
      expect(Math.min(...distances)).toBeLessThan(1);
      return distances.indexOf(Math.min(...distances));
    });
    expect(spoken).toEqual(order);
  });

  test("does not adjust the script to the chosen length", async () => {
    const [short, long] = [
      await studio.speak(sentences.join(" "), { adLength: 10 }),
      await studio.speak(sentences.join(" "), { adLength: 50 }),
    ];
    expect(durationMs(long.pcm)).toBe(durationMs(short.pcm));
  });
});
