import { expect, test } from "vitest";

import { durationMs } from "../dsp/pcm.ts";
import { mixSampleRate } from "../mix/mix-ad.ts";
import type { Line } from "../script/write-lines.ts";
import { catalogue } from "../voices/catalogue.ts";
import type { VoiceSelection } from "../voices/select-voices.ts";
import { deliveryOf } from "./prosody.ts";
import {
  lineSpeaker,
  speakAtOwnPace,
  speakNearLength,
  speakToLength,
  type SpeakLine,
} from "./speak-lines.ts";
import type { SpeechEngine } from "./speech-engine.ts";

const line = (text: string, rank: number): Line => ({
  text,
  spoken: text,
  rank,
  voice: 0,
  pauseAfterMs: 250,
});
const script = [line("hook", 0), line("what", 0), line("detail", 1), line("call", 0)];

/** A voice that takes exactly two seconds for every line. */
const speakLine: SpeakLine = async (_line, _position, stretch) => ({
  ms: 2000 * stretch,
  peaks: () => [],
  render: () => ({
    sampleRate: mixSampleRate,
    channels: [new Float32Array(Math.round(2 * stretch * mixSampleRate))],
  }),
});
const fit = (longestMs: number, voices = 1) =>
  speakToLength(script, voices, { shortestMs: longestMs * 0.94, longestMs }, speakLine);

test.each([
  [6700, "hook what call"],
  [8900, "hook what detail call"],
])("fits the script to %i ms", async (longestMs, said) => {
  const { lines, sentences } = await fit(longestMs);
  expect(lines.map(({ text }) => text).join(" ")).toBe(said);
  const totalMs = sentences.reduce(
    (sum, { pcm, pauseAfterMs }, at) =>
      sum + durationMs(pcm) + (at < sentences.length - 1 ? pauseAfterMs : 0),
    0,
  );
  expect(totalMs).toBeGreaterThanOrEqual(longestMs * 0.94);
  expect(totalMs).toBeLessThanOrEqual(longestMs + 2);
});

test("alternates the voices after dropping a sentence", async () => {
  expect((await fit(6700, 2)).lines.map(({ voice }) => voice)).toEqual([0, 1, 0]);
});

test("keeps a script with too few words short instead of dragging it out", async () => {
  const { sentences } = await fit(30_000);
  expect(sentences.length).toBeGreaterThan(0);
});

test("rejects required lines that are too long instead of rushing them", async () => {
  await expect(fit(3000)).rejects.toThrow("no pace");
});

/**
 * Speaks lines with the given ranks and lengths (in ms) for a 10 s ad, and totals the speaking time over all rounds.
 */
async function speakWritten(written: readonly { rank: number; ms: number }[]) {
  let spokenMs = 0;
  const speak: SpeakLine = async (spoken, _position, stretch) => {
    const ms = (written.find(({ rank }) => rank === spoken.rank)?.ms ?? 0) * stretch;
    spokenMs += ms;
    return { ms, peaks: () => [], render: () => ({ sampleRate: mixSampleRate, channels: [] }) };
  };
  const lines = written.map(({ rank, ms }) => line(`${ms} ms`, rank));
  const fitting = speakToLength(lines, 1, { shortestMs: 9400, longestMs: 10_000 }, speak);
  const fitted = await fitting.catch((error: unknown) => error);
  return { fitted, spokenMs };
}

test("stops speaking at once if the required lines can't fit", async () => {
  const { fitted, spokenMs } = await speakWritten(Array.from({ length: 10 }, () => ({ rank: 0, ms: 9000 })));
  expect(fitted).toMatchObject({ message: "no pace" });
  expect(spokenMs).toBe(18_000);
});

test("speaks at most ten times the ad's length over all rounds if the required lines almost fit", async () => {
  const { spokenMs } = await speakWritten([{ rank: 0, ms: 14_000 }]);
  expect(spokenMs).toBeLessThan(100_000);
});

test("drops optional lines that are far too long, and keeps the others", async () => {
  const { fitted, spokenMs } = await speakWritten([
    { rank: 0, ms: 5000 },
    { rank: 1, ms: 4500 },
    { rank: 2, ms: 60_000 },
    { rank: 3, ms: 60_000 },
  ]);
  expect(fitted).toMatchObject({ lines: [{ text: "5000 ms" }, { text: "4500 ms" }] });
  // The lines that are far too long are spoken only in the first round.
  expect(spokenMs).toBe(139_000);
});

test("keeps an optional line that follows one that is far too long", async () => {
  const { fitted } = await speakWritten([
    { rank: 0, ms: 5000 },
    { rank: 2, ms: 60_000 },
    { rank: 1, ms: 4500 },
  ]);
  expect(fitted).toMatchObject({ lines: [{ text: "5000 ms" }, { text: "4500 ms" }] });
});

/** A voice that takes `ms` for every line, and fails the test if its audio is rendered. */
const unrendered =
  (ms: number): SpeakLine =>
  async () => ({ ms, peaks: () => [], render: () => expect.fail("rendered") });

const window = { shortestMs: 28_000, longestMs: 30_000 };

test.each([
  ["the user's own", (speak: SpeakLine, lines: Line[]) => speakAtOwnPace(lines, speak)],
  ["an edited", (speak: SpeakLine, lines: Line[]) => speakNearLength(lines, window, speak)],
])(
  "stops speaking %s script once it exceeds the maximum ad length, before rendering it",
  async (_whose, speak) => {
    let spoken = 0;
    const slow: SpeakLine = (...args) => {
      spoken += 1;
      return unrendered(50_000)(...args);
    };
    const lines = Array.from({ length: 40 }, () => line("a line", 0));
    await expect(speak(slow, lines)).rejects.toThrow("This script would last 2007 seconds.");
    expect(spoken).toBe(3);
  },
);

test.each([
  ["the user's own", (speak: SpeakLine, lines: Line[]) => speakAtOwnPace(lines, speak)],
  ["an edited", (speak: SpeakLine, lines: Line[]) => speakNearLength(lines, window, speak)],
])("counts pauses toward the maximum length of %s script before rendering it", async (_whose, speak) => {
  const lines = Array.from({ length: 345 }, () => line("it", 0));
  await expect(speak(unrendered(200), lines)).rejects.toThrow("This script would last 155 seconds.");
});

test("stops partway through a single line that exceeds the maximum ad length", async () => {
  let spoken = 0;
  /** A voice that takes half a second for each character. */
  const speech: SpeechEngine = {
    speak: async (text) => {
      spoken += text.length;
      const sampleRate = 8000;
      return { sampleRate, channels: [new Float32Array((text.length * sampleRate) / 2).fill(0.1)] };
    },
  };
  const delivery = deliveryOf({ title: "", inputs: { tone: "", delivery_instructions: "" } }, "en");
  const selection: VoiceSelection = { language: "en", voices: [catalogue[0]!] };
  const speak = lineSpeaker(delivery, selection, speech, new AbortController().signal);
  const lines = [line("Hello.", 0), line("wwww ".repeat(400).trim(), 0)];
  await expect(speakAtOwnPace(lines, speak)).rejects.toThrow(/^This script would last \d{4} seconds\./);
  expect(spoken).toBeLessThan(500);
});
