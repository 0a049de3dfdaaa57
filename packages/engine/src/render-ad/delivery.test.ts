import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { afterAll, describe, expect, test } from "vitest";

import { medianPitch } from "../measure/pitch.ts";
import { normalizeText } from "../normalize/normalize-text.ts";
import { pausesBetween, semitones, spokenMs, spokenStretches } from "../testing/audio-analysis.ts";
import { englishBriefs } from "../testing/briefs.ts";
import { type Choices, type AnalysedAd, openTestStudio } from "../testing/test-studio.ts";
import { letterCount } from "../voices/measured.ts";

const studio = openTestStudio();
afterAll(() => studio.close());

const script = "Our bread is still warm at seven. Come hungry and go home happy.";
/** A single sentence with pauses in it. */
const listed = "Bread, cakes, pies, and coffee, all of it warm, all of it ours.";

const lettersIn = (words: string) => letterCount(normalizeText(words, "en"));

/** Measures pace in characters per second of speech, median pitch in Hz, and pauses in ms. */
function measure({ pcm, script: written }: AnalysedAd) {
  const stretches = spokenStretches(pcm, 100);
  return {
    pace: (1000 * lettersIn(written)) / spokenMs(stretches),
    pitch: medianPitch(pcm),
    pauses: pausesBetween(stretches),
  };
}
const speak = async (text: string, choices: Choices = {}) => measure(await studio.speak(text, choices));
const render = async (choices: Choices) => measure(await studio.render(choices));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

describe("the tone of an ad", () => {
  test("an energetic ad is faster and higher than a calm one, with shorter pauses", async () => {
    const [energetic, calm] = [
      await speak(script, { tone: "energetic" }),
      await speak(script, { tone: "calm" }),
    ];
    expect(energetic.pace / calm.pace).toBeGreaterThan(1.15);
    expect(semitones(energetic.pitch, calm.pitch)).toBeGreaterThan(1.8);
    const [short, long] = [await speak(listed, { tone: "energetic" }), await speak(listed, { tone: "calm" })];
    expect(sum(long.pauses) / sum(short.pauses)).toBeGreaterThan(1.4);
  });

  test("an energetic ad is faster and higher than a calm one even when fitted to the same length", async () => {
    const [energetic, calm] = [await render({ tone: "energetic" }), await render({ tone: "calm" })];
    expect(energetic.pace / calm.pace).toBeGreaterThan(1.12);
    expect(semitones(energetic.pitch, calm.pitch)).toBeGreaterThan(1.8);
  });

  test("a fast ad fills its length with more words, not just longer pauses", async () => {
    const { name: title, description: prompt } = englishBriefs.find((brief) => brief.title === "Long brief")!;
    const ad = { title, prompt, adLength: 30 };
    const [plain, fast] = [await studio.render(ad), await studio.render({ ...ad, tone: "fast" })];
    expect(fast.script.length / plain.script.length).toBeGreaterThan(1.08);
    expect(measure(fast).pace / measure(plain).pace).toBeGreaterThan(1.1);
    expect(mean(measure(fast).pauses)).toBeLessThan(500);
  });

  test("the tone changes the pauses between sentences", async () => {
    const [energetic, plain, calm] = [
      await speak(script, { tone: "energetic" }),
      await speak(script),
      await speak(script, { tone: "calm" }),
    ];
    expect(mean(calm.pauses) - mean(plain.pauses)).toBeGreaterThan(30);
    expect(mean(plain.pauses) - mean(energetic.pauses)).toBeGreaterThan(20);
  });

  test.each([
    ["slow", 0.87, 0],
    ["low pitched", 1, -2.5],
  ])("%s changes the pace by a factor of %f and the pitch by %f semitones", async (tone, times, higher) => {
    const voice_ids = [defaultVoice.id];
    const [plain, toned] = [await speak(script, { voice_ids }), await speak(script, { voice_ids, tone })];
    expect(Math.abs(toned.pace / plain.pace - times)).toBeLessThan(0.08);
    expect(Math.abs(semitones(toned.pitch, plain.pitch) - higher)).toBeLessThan(0.7);
  });
});

/**
 * Returns how many pauses a sentence with this name has, and what share of its speech precedes the first pause, from
 * 0 to 1.
 */
async function afterName(title: string, delivery_instructions: string) {
  const { pcm } = await studio.speak(`Bread from ${title} bakes slowly.`, { title, delivery_instructions });
  const stretches = spokenStretches(pcm, 100);
  return {
    pauses: pausesBetween(stretches),
    before: spokenMs(stretches.slice(0, 1)) / spokenMs(stretches),
  };
}

async function expectPauseAfterName(title: string) {
  expect((await afterName(title, "")).pauses).toEqual([]);
  const { pauses, before } = await afterName(title, "Pause after the name.");
  expect(pauses).toHaveLength(1);
  expect(pauses[0]).toBeGreaterThan(450);
  const share = lettersIn(`Bread from ${title}`) / lettersIn(`Bread from ${title} bakes slowly`);
  expect(Math.abs(before - share)).toBeLessThan(0.12);
  const longer = await afterName(title, "Make a long pause after the name.");
  expect((longer.pauses[0] ?? 0) - (pauses[0] ?? 0)).toBeGreaterThan(300);
}

describe("delivery instructions", () => {
  test("“slow” lowers the pace and keeps the pitch", async () => {
    const [plain, slow] = [
      await speak(script),
      await speak(script, { delivery_instructions: "Slow, please." }),
    ];
    expect(slow.pace / plain.pace).toBeLessThan(0.92);
    expect(Math.abs(semitones(slow.pitch, plain.pitch))).toBeLessThan(0.5);
  });

  test("“excited” raises pace and pitch", async () => {
    const [plain, excited] = [
      await speak(script),
      await speak(script, { delivery_instructions: "Sound really excited about it!" }),
    ];
    expect(excited.pace / plain.pace).toBeGreaterThan(1.06);
    expect(semitones(excited.pitch, plain.pitch)).toBeGreaterThan(1.5);
  });

  test("“faster at the end” speeds up only the last sentence", async () => {
    const thrice = "We bake it all by hand. ".repeat(3);
    const { pcm } = await studio.speak(thrice, { delivery_instructions: "Speak much faster at the end." });
    const [first = 0, second = 0, last = 0] = spokenStretches(pcm, 100).map(
      ({ startMs, endMs }) => endMs - startMs,
    );
    expect(Math.abs(second / first - 1)).toBeLessThan(0.05);
    expect(last / first).toBeLessThan(0.9);
  });

  test("“pause after the name” adds a pause there and nowhere else", () => expectPauseAfterName("Aurora"));
  test("“pause after the name” works even if the name is not spoken as it is spelled", () =>
    expectPauseAfterName("Coffee & Co"));

  test("“long pauses between sentences” lengthens them", async () => {
    const delivery_instructions = "Long pauses between sentences.";
    const [plain, long] = [await speak(script), await speak(script, { delivery_instructions })];
    expect(mean(long.pauses) / mean(plain.pauses)).toBeGreaterThan(1.3);
  });
});
