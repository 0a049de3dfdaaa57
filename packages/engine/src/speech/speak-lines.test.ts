import { expect, test } from "vitest";

import { type Line, mixRate } from "../ad-request.ts";
import { durationMs } from "../dsp/pcm.ts";
import { sayFitted, type SayLine } from "./speak-lines.ts";

const line = (text: string, rank: number): Line => ({
  text,
  spoken: text,
  rank,
  voice: 0,
  pauseAfterMs: 250,
});
const script = [line("hook", 0), line("what", 0), line("detail", 1), line("call", 0)];

/** A voice that takes two seconds for everything, and keeps a pace exactly. */
const say: SayLine = async (_line, _place, stretch) => ({
  ms: 2000 * stretch,
  sound: () => ({ sampleRate: mixRate, channels: [new Float32Array(Math.round(2 * stretch * mixRate))] }),
});
const fit = (longestMs: number, voices = 1) =>
  sayFitted(script, voices, { shortestMs: longestMs * 0.94, longestMs }, say);

test.each([
  [6700, "hook what call"],
  [8900, "hook what detail call"],
])("fitted to %i ms", async (longestMs, said) => {
  const { lines, sentences } = await fit(longestMs);
  expect(lines.map(({ text }) => text).join(" ")).toBe(said);
  const lasts = sentences.reduce(
    (sum, { pcm, pauseAfterMs }, at) =>
      sum + durationMs(pcm) + (at < sentences.length - 1 ? pauseAfterMs : 0),
    0,
  );
  expect(lasts).toBeGreaterThanOrEqual(longestMs * 0.94);
  expect(lasts).toBeLessThanOrEqual(longestMs + 2);
});

test("where a sentence is left out, the voices still take turns", async () => {
  expect((await fit(6700, 2)).lines.map(({ voice }) => voice)).toEqual([0, 1, 0]);
});

test("too few words are told, not dragged out", async () => {
  await expect(fit(30_000)).rejects.toThrow("too few words");
});

test("too many that must stay are told, not hurried", async () => {
  await expect(fit(3000)).rejects.toThrow("no pace");
});
