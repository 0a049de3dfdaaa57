import { describe, expect, test } from "vitest";

import { pitchClass, readChord } from "./chord-symbol.ts";
import { scores } from "./scores.ts";
import { leadVoices } from "./voicing.ts";

test.each([
  ["C", 0, 0, [0, 4, 7]],
  ["Bbm7", 10, 10, [1, 5, 8, 10]],
  ["F#m7b5", 6, 6, [0, 4, 6, 9]],
  ["G/B", 7, 11, [2, 7, 11]],
  ["A7b9/C#", 9, 1, [1, 4, 7, 10]],
])("parses the chord %s", (symbol, root, bass, tones) => {
  const chord = readChord(symbol);
  expect([chord.root, chord.bass]).toEqual([root, bass]);
  expect(chord.tones.map((tone) => (root + tone) % 12).toSorted((a, b) => a - b)).toEqual(tones);
});

test("rejects unknown chords and note names", () => {
  expect(() => readChord("H7")).toThrow("no chord");
  expect(() => readChord("Cmaj8")).toThrow("no chord");
  expect(() => pitchClass("x")).toThrow("no tone");
});

test("leads voices in small steps", () => {
  const led = leadVoices(["C", "F", "G7", "C"].map(readChord), { voices: 4, keys: [52, 74] });
  for (const [i, keys] of led.entries()) {
    const before = led[i - 1] ?? keys;
    expect(Math.max(...keys.map((key, voice) => Math.abs(key - (before[voice] ?? key))))).toBeLessThanOrEqual(
      4,
    );
  }
});

describe.each(scores)("$name", ({ band, sections, form }) => {
  const chords = form
    .split(" ")
    .flatMap((name) => sections[name]!.chords.split(/[\s|]+/).filter((symbol) => symbol !== ""))
    .map(readChord);
  const choirs = Object.values(band).flatMap((player) =>
    player.plays === "chords" && player.isHollow !== true ? [player] : [],
  );

  test("includes the chord's most characteristic note in every voicing, and the second most with few exceptions", () => {
    for (const choir of choirs) {
      let colourless = 0;
      leadVoices(chords, choir).forEach((keys, i) => {
        const { root, tones } = chords[i]!;
        const sung = new Set(keys.map((key) => (((key - root) % 12) + 12) % 12));
        expect(tones).toEqual(expect.arrayContaining([...sung]));
        expect(keys.length).toBe(choir.voices);
        expect(sung.has(tones[0]!), JSON.stringify(chords[i])).toBe(true);
        if (choir.voices > 2 && !sung.has(tones[1]!)) colourless += 1;
      });
      expect(colourless / chords.length).toBeLessThan(0.1);
    }
  });

  test("moves voices by less than 3 semitones on average, and seldom by a leap", () => {
    for (const choir of choirs) {
      const led = leadVoices(chords, choir);
      const steps = led.flatMap((keys, i) =>
        i === 0 ? [] : keys.map((key, voice) => Math.abs(key - (led[i - 1]?.[voice] ?? key))),
      );
      expect(steps.reduce((a, b) => a + b, 0) / steps.length).toBeLessThan(3);
      expect(steps.filter((step) => step > 5).length / steps.length).toBeLessThan(0.05);
    }
  });
});
