import { describe, expect, test } from "vitest";

import { fitLength, type TimedSentence } from "./fit-length.ts";

const sentence = (name: string, rank: number, ms: number) => ({ name, rank, ms, pauseAfterMs: 250 });
const script = [
  sentence("hook", 0, 2000),
  sentence("what", 0, 3000),
  sentence("offer", 1, 3000),
  sentence("detail", 2, 4000),
  sentence("more", 2, 1500),
  sentence("call", 0, 2000),
];
const names = (kept: readonly { name: string }[]) => kept.map(({ name }) => name).join(" ");
const lasts = ({ kept, stretch, pauseScale }: ReturnType<typeof fitLength<TimedSentence>>) =>
  kept.reduce((sum, { ms }) => sum + ms * stretch, 0) +
  kept.slice(0, -1).reduce((sum, { pauseAfterMs }) => sum + pauseAfterMs * pauseScale, 0);

const window = (longestMs: number) => ({ shortestMs: longestMs * 0.94, longestMs });

describe("dropping sentences", () => {
  test.each([
    [17_000, "hook what offer detail more call", "fits"],
    [15_000, "hook what offer detail call", "fits"],
    [12_000, "hook what offer more call", "fits"],
    [10_600, "hook what offer call", "fits"],
    [8000, "hook what call", "fits"],
  ])("fits into %i ms by keeping: %s", (longestMs, kept, result) => {
    const fit = fitLength(script, window(longestMs));
    expect(names(fit.kept)).toBe(kept);
    expect(fit.result).toBe(result);
    expect(lasts(fit)).toBeGreaterThanOrEqual(longestMs * 0.94);
    expect(lasts(fit)).toBeLessThanOrEqual(longestMs + 1);
  });
});

test("keeps rank 0 sentences and reports them as too long", () => {
  const fit = fitLength(script, window(5000));
  expect(names(fit.kept)).toBe("hook what call");
  expect(fit).toMatchObject({ result: "long", stretch: 0.93, pauseScale: 0.65 });
});

test("reports too few words instead of dragging the speech out", () => {
  expect(fitLength(script, window(30_000))).toMatchObject({
    result: "short",
    stretch: 1.07,
    pauseScale: 1.9,
  });
});

test("adjusts the pauses before the pace", () => {
  const { stretch, pauseScale } = fitLength(script, window(16_900));
  expect(stretch).toBe(1);
  expect(pauseScale).toBeCloseTo(1.12, 2);
});

test("adjusts only the pace of a single sentence", () => {
  expect(fitLength([sentence("only", 0, 1000)], window(1050))).toMatchObject({
    stretch: 1.05,
    result: "fits",
  });
});

test("reports an empty script as too short", () => {
  expect(fitLength([], window(1000))).toMatchObject({ kept: [], result: "short" });
});
