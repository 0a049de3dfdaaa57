import { type Tone, tones } from "@earshot/contract/languages.ts";
import { expect, test } from "vitest";

import { mannerOf } from "./prosody.ts";

type Direction = "up" | "down" | "same";

const own = { rate: 1, semitones: 0, melody: 1, pauseScale: 1 };
type Figure = keyof typeof own;

const directionOf = (tone: Tone, figure: Figure): Direction => {
  const change = (mannerOf({ tone, instructions: "", name: "" })[figure] ?? 1) - own[figure];
  return change === 0 ? "same" : change > 0 ? "up" : "down";
};

/** What a name says, as a listener would put it; what it does not say is free. */
const said: Record<Tone, Partial<Record<Figure, Direction>>> = {
  "": { rate: "same", semitones: "same", melody: "same", pauseScale: "same" },
  balanced: { rate: "same", semitones: "same", melody: "same", pauseScale: "same" },
  "high pitched": { semitones: "up", rate: "same" },
  "low pitched": { semitones: "down", rate: "same" },
  deep: { semitones: "down" },
  raspy: { semitones: "down" },
  thin: { semitones: "up" },
  slow: { rate: "down", pauseScale: "up", semitones: "same" },
  fast: { rate: "up", pauseScale: "down", semitones: "same" },
  calm: { rate: "down", pauseScale: "up", melody: "down" },
  sad: { rate: "down", semitones: "down", melody: "down" },
  serious: { rate: "down", semitones: "down" },
  formal: { rate: "down", pauseScale: "up" },
  storytelling: { rate: "down", pauseScale: "up", melody: "up" },
  informative: { rate: "down", pauseScale: "up" },
  steady: { melody: "down" },
  flat: { melody: "down" },
  confident: { semitones: "down", pauseScale: "down" },
  tense: { rate: "up", semitones: "up", pauseScale: "down" },
  energetic: { rate: "up", semitones: "up", melody: "up", pauseScale: "down" },
  upbeat: { rate: "up", semitones: "up", melody: "up" },
  fun: { rate: "up", semitones: "up", melody: "up" },
};

test.each(tones)("the tone %j does what its name says", (tone) => {
  const figures = Object.keys(said[tone]) as Figure[];
  expect(Object.fromEntries(figures.map((figure) => [figure, directionOf(tone, figure)]))).toEqual(
    said[tone],
  );
});

test("no two tones but the neutral ones are the same", () => {
  const manners = tones.map((tone) => JSON.stringify(mannerOf({ tone, instructions: "", name: "" })));
  // "" and balanced are the voice's own; high and low stand for themselves.
  expect(new Set(manners).size).toBe(tones.length - 1);
});

const told = (instructions: string, place?: number) =>
  mannerOf({ tone: "", instructions, name: "Coffee and Co" }, place);

test.each<[string, Partial<Record<Figure, Direction>>]>([
  ["Speak slowly", { rate: "down" }],
  ["a bit faster, please", { rate: "up" }],
  ["energetic", { rate: "up", semitones: "up" }],
  ["High energy!", { rate: "up", melody: "up" }],
  ["whisper", { rate: "down", melody: "down" }],
  ["with a smile", { semitones: "up", melody: "up" }],
  ["Deep, like a movie trailer", { semitones: "down" }],
  ["don't rush", { rate: "down" }],
  ["don’t sound too serious", { rate: "up", semitones: "up" }],
  ["long pauses", { pauseScale: "up" }],
  ["pause between sentences", { pauseScale: "up" }],
  ["no pauses", { pauseScale: "down" }],
  ["monotone", { melody: "down" }],
  ["Say it in the style of nobody in particular", { rate: "same", semitones: "same", pauseScale: "same" }],
  ["🙂 <b>", { rate: "same", semitones: "same", pauseScale: "same" }],
])("%j is heard", (instructions, expected) => {
  const manner = told(instructions);
  const directions = (Object.keys(expected) as Figure[]).map((figure) => {
    const change = (manner[figure] ?? 1) - own[figure];
    return [figure, change === 0 ? "same" : change > 0 ? "up" : "down"];
  });
  expect(Object.fromEntries(directions)).toEqual(expected);
});

test("very is more, a little is less, and all of it stays within what a person does", () => {
  const [little, plain, very] = ["a little slow", "slow", "very slow"].map((text) => told(text).rate);
  expect([little! > plain!, plain! > very!]).toEqual([true, true]);
  const most = mannerOf({
    tone: "fast",
    instructions: "very fast, extremely urgent, so quick, excited, really loud, very energetic",
    name: "",
  });
  expect(most.rate).toBe(1.3);
  expect(most.semitones).toBe(4);
});

test("what is meant for the end counts there alone", () => {
  const instructions = "Calm at the start, then faster at the end.";
  const [first, middle, last] = [0, 0.5, 1].map((place) => told(instructions, place).rate);
  expect(first).toBeLessThan(1);
  expect(middle).toBe(1);
  expect(last).toBeGreaterThan(1);
  expect(told(instructions).rate).toBe(1);
});

test.each([
  ["pause after the name", [{ after: "Coffee and Co", ms: 500 }]],
  ["Long pause after the brand name, please.", [{ after: "Coffee and Co", ms: 900 }]],
  ["a short pause after 'free shipping' and then go on", [{ after: "free shipping", ms: 250 }]],
  ["pause for a moment after each “today”", [{ after: "today", ms: 500 }]],
  ["pause after don't", [{ after: "don't", ms: 500 }]],
  ["pause after each sentence", []],
  ["no pause", []],
])("%j asks for its pauses", (instructions, pauses) => {
  expect(told(instructions).pauses).toEqual(pauses);
  if (pauses.length > 0) expect(told(instructions).pauseScale).toBe(1);
});
