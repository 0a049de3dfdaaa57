import { type Tone, tones } from "@earshot/contract/languages.ts";
import { expect, test } from "vitest";

import { prosodyOf } from "./prosody.ts";

type Direction = "up" | "down" | "same";

const own = { rate: 1, semitones: 0, pitchRange: 1, pauseScale: 1 };
type Figure = keyof typeof own;

const directionOf = (tone: Tone, figure: Figure): Direction => {
  const change = (prosodyOf({ tone, instructions: "", name: "" })[figure] ?? 1) - own[figure];
  return change === 0 ? "same" : change > 0 ? "up" : "down";
};

/** The effects that listeners expect from a tone's name. Figures that are not listed may have any value. */
const expectedOf: Record<Tone, Partial<Record<Figure, Direction>>> = {
  "": { rate: "same", semitones: "same", pitchRange: "same", pauseScale: "same" },
  balanced: { rate: "same", semitones: "same", pitchRange: "same", pauseScale: "same" },
  "high pitched": { semitones: "up", rate: "same" },
  "low pitched": { semitones: "down", rate: "same" },
  deep: { semitones: "down" },
  raspy: { semitones: "down" },
  thin: { semitones: "up" },
  slow: { rate: "down", pauseScale: "up", semitones: "same" },
  fast: { rate: "up", pauseScale: "down", semitones: "same" },
  calm: { rate: "down", pauseScale: "up", pitchRange: "down" },
  sad: { rate: "down", semitones: "down", pitchRange: "down" },
  serious: { rate: "down", semitones: "down" },
  formal: { rate: "down", pauseScale: "up" },
  storytelling: { rate: "down", pauseScale: "up", pitchRange: "up" },
  informative: { rate: "down", pauseScale: "up" },
  steady: { pitchRange: "down" },
  flat: { pitchRange: "down" },
  confident: { semitones: "down", pauseScale: "down" },
  tense: { rate: "up", semitones: "up", pauseScale: "down" },
  energetic: { rate: "up", semitones: "up", pitchRange: "up", pauseScale: "down" },
  upbeat: { rate: "up", semitones: "up", pitchRange: "up" },
  fun: { rate: "up", semitones: "up", pitchRange: "up" },
};

test.each(tones)("the tone %j changes the voice as its name suggests", (tone) => {
  const figures = Object.keys(expectedOf[tone]) as Figure[];
  expect(Object.fromEntries(figures.map((figure) => [figure, directionOf(tone, figure)]))).toEqual(
    expectedOf[tone],
  );
});

test("all tones differ, except the neutral ones", () => {
  const prosodies = tones.map((tone) => JSON.stringify(prosodyOf({ tone, instructions: "", name: "" })));
  // "" and "balanced" both leave the voice's own prosody unchanged.
  expect(new Set(prosodies).size).toBe(tones.length - 1);
});

const instructed = (instructions: string, position?: number) =>
  prosodyOf({ tone: "", instructions, name: "Coffee and Co" }, position);

test.each<[string, Partial<Record<Figure, Direction>>]>([
  ["Speak slowly", { rate: "down" }],
  ["a bit faster, please", { rate: "up" }],
  ["energetic", { rate: "up", semitones: "up" }],
  ["High energy!", { rate: "up", pitchRange: "up" }],
  ["whisper", { rate: "down", pitchRange: "down" }],
  ["with a smile", { semitones: "up", pitchRange: "up" }],
  ["Deep, like a movie trailer", { semitones: "down" }],
  ["don't rush", { rate: "down" }],
  ["don’t sound too serious", { rate: "up", semitones: "up" }],
  ["long pauses", { pauseScale: "up" }],
  ["pause between sentences", { pauseScale: "up" }],
  ["no pauses", { pauseScale: "down" }],
  ["monotone", { pitchRange: "down" }],
  ["Say it in the style of nobody in particular", { rate: "same", semitones: "same", pauseScale: "same" }],
  ["🙂 <b>", { rate: "same", semitones: "same", pauseScale: "same" }],
])("applies the instructions %j", (instructions, expected) => {
  const prosody = instructed(instructions);
  const directions = (Object.keys(expected) as Figure[]).map((figure) => {
    const change = (prosody[figure] ?? 1) - own[figure];
    return [figure, change === 0 ? "same" : change > 0 ? "up" : "down"];
  });
  expect(Object.fromEntries(directions)).toEqual(expected);
});

test("scales effects for “very” and “a little”, within human limits", () => {
  const [little, plain, very] = ["a little slow", "slow", "very slow"].map((text) => instructed(text).rate);
  expect([little! > plain!, plain! > very!]).toEqual([true, true]);
  const most = prosodyOf({
    tone: "fast",
    instructions: "very fast, extremely urgent, so quick, excited, really loud, very energetic",
    name: "",
  });
  expect(most.rate).toBe(1.3);
  expect(most.semitones).toBe(4);
});

test("applies instructions for the start or the end to those lines only", () => {
  const instructions = "Calm at the start, then faster at the end.";
  const [first, middle, last] = [0, 0.5, 1].map((position) => instructed(instructions, position).rate);
  expect(first).toBeLessThan(1);
  expect(middle).toBe(1);
  expect(last).toBeGreaterThan(1);
  expect(instructed(instructions).rate).toBe(1);
});

test("searches the instructions once per third of the script", () => {
  const delivery = { tone: "", instructions: "Calm at the start", name: "" } as const;
  const at = (position?: number) => prosodyOf(delivery, position);
  expect([at(0.1) === at(0.2), at(0.5) === at(0.6), at(0.9) === at(1), at() === at()]).not.toContain(false);
});

test("skips blank clauses, and applies at most 40 of the others", () => {
  expect(instructed(`${"; ".repeat(400)}slowly`).rate).toBeLessThan(1);
  expect(instructed(`${"plain;".repeat(39)}slowly`).rate).toBeLessThan(1);
  expect(instructed(`${"plain;".repeat(40)}slowly`).rate).toBe(1);
});

test.each([
  ["pause after the name", [{ after: "Coffee and Co", ms: 500 }]],
  ["Long pause after the brand name, please.", [{ after: "Coffee and Co", ms: 900 }]],
  ["a short pause after 'free shipping' and then go on", [{ after: "free shipping", ms: 250 }]],
  ["pause for a moment after each “today”", [{ after: "today", ms: 500 }]],
  ["pause after don't", [{ after: "don't", ms: 500 }]],
  ["pause after each sentence", []],
  ["no pause", []],
  ["pause after now; ".repeat(11), Array.from({ length: 10 }, () => ({ after: "now", ms: 500 }))],
])("finds the pauses in %j", (instructions, pauses) => {
  expect(instructed(instructions).pauses).toEqual(pauses);
  if (pauses.length > 0) expect(instructed(instructions).pauseScale).toBe(1);
});
