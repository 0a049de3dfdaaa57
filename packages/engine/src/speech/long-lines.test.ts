import { expect, test } from "vitest";

import { durationMs, frameCount } from "../dsp/pcm.ts";
import { sine } from "../testing/sine.ts";
import { speakLongLine } from "./long-lines.ts";

const sampleRate = 8000;

/** Speaks each piece as a tone of one second, and returns the pieces. */
async function piecesOf(line: string, onSpoken: (ms: number, share: number) => void = () => undefined) {
  const pieces: string[] = [];
  const pcm = await speakLongLine(
    line,
    async (text) => {
      pieces.push(text);
      return { sampleRate, channels: [sine({ frequency: 300, dbfs: -20, seconds: 1, sampleRate })] };
    },
    onSpoken,
  );
  return { pieces, pcm };
}

const sentence = "We bake bread in Leeds every morning from eight.";
const clause = "and we bake bread every morning";

test.each([
  ["a short line whole", sentence, [sentence]],
  [
    "a long line sentence by sentence",
    Array(6).fill(sentence).join(" "),
    [Array(4).fill(sentence).join(" "), `${sentence} ${sentence}`],
  ],
  [
    "a long sentence clause by clause",
    Array(8).fill(clause).join(", "),
    [`${Array(6).fill(clause).join(", ")},`, `${clause}, ${clause}`],
  ],
  [
    "words without punctuation",
    "bread ".repeat(40).trim(),
    [`${"bread ".repeat(33).trim()},`, "bread ".repeat(7).trim()],
  ],
  [
    "text without spaces",
    "面".repeat(450),
    [`${"面".repeat(200)},`, `${"面".repeat(200)},`, "面".repeat(50)],
  ],
  ["characters of two code units", `a${"𰆹".repeat(120)}`, [`a${"𰆹".repeat(99)},`, "𰆹".repeat(21)]],
])("speaks %s", async (_what, line, expected) => {
  expect((await piecesOf(line)).pieces).toEqual(expected);
});

test("joins the pieces with a pause", async () => {
  const { pcm } = await piecesOf(Array(6).fill(sentence).join(" "));
  expect(pcm.sampleRate).toBe(sampleRate);
  expect(pcm.channels).toHaveLength(1);
  expect(durationMs(pcm)).toBe(2240);
  expect(frameCount(pcm)).toBe(2.24 * sampleRate);
});

test("reports progress, and stops when the callback throws", async () => {
  const reports: [number, number][] = [];
  const stopped = piecesOf("面".repeat(1000), (ms, share) => {
    reports.push([ms, share]);
    if (ms > 1500) throw new Error("too long");
  });
  await expect(stopped).rejects.toThrow("too long");
  expect(reports).toEqual([
    [1000, expect.closeTo(0.2, 2)],
    [2000, expect.closeTo(0.4, 2)],
  ]);
});
