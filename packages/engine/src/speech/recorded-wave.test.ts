import { expect, test } from "vitest";

import type { Line } from "../script/write-lines.ts";
import { drawRecorded } from "./recorded-wave.ts";

const lineOf = (text: string): Line => ({ text, spoken: text, rank: 0, voice: 0, pauseAfterMs: 0 });
const pcm = { sampleRate: 8000, channels: [new Float32Array(1)] };

/** Draws three lines of 20, 10 and 20 letters. Every peak of a line is the character code of its first letter. */
function draw() {
  const lines = ["a".repeat(20), "b".repeat(10), "c".repeat(20)].map(lineOf);
  const drawings: number[][] = [];
  const speak = drawRecorded(
    lines,
    async ({ text }) => ({ ms: 1, render: () => pcm, peaks: () => Array(200).fill(text.charCodeAt(0)) }),
    (peaks) => drawings.push(peaks),
  );
  return { lines, drawings, say: (at: number, stretch = 1) => speak(lines[at]!, 0, stretch) };
}

const runs = (peaks: readonly number[] | undefined) =>
  [0, 97, 98, 99].map((value) => peaks?.filter((peak) => peak === value).length);

test("draws each recorded line in its place, and zeros for the others", async () => {
  const { drawings, say } = draw();
  await say(0);
  expect(runs(drawings[0])).toEqual([120, 80, 0, 0]);
  await say(2);
  expect(runs(drawings[1])).toEqual([40, 80, 0, 80]);
  expect(drawings[1]?.slice(80, 120)).toEqual(Array(40).fill(0));
  await say(1);
  expect(runs(drawings[2])).toEqual([0, 80, 40, 80]);
});

test("does not redraw a line that is recorded again at a different pace", async () => {
  const { drawings, say } = draw();
  await say(0);
  await say(0, 1.05);
  expect(drawings).toHaveLength(1);
});
