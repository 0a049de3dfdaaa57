import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { measure } from "./measure.ts";

test("measures a known tone, and rounds its loudness to 0.01", () => {
  const tone = sine({ frequency: 997, dbfs: -23, seconds: 2.5, sampleRate: 44_100 });
  const figures = measure({ sampleRate: 44_100, channels: [tone, tone] });
  expect(figures).toMatchObject({ durationMs: 2500, truePeakDbtp: expect.closeTo(-23, 0) });
  expect(figures.loudnessLufs).toBeCloseTo(-23, 1);
  expect(figures.loudnessLufs).toBe(Number(figures.loudnessLufs?.toFixed(2)));
  expect(Math.min(...figures.peaks)).toBeGreaterThan(240);
});

test("reports the length and flat peaks for silence, but no loudness or true peak", () => {
  const figures = measure({ sampleRate: 44_100, channels: [new Float32Array(44_100)] });
  expect(figures.durationMs).toBe(1000);
  expect(figures.peaks.length).toBe(200);
  expect(figures.loudnessLufs).toBeUndefined();
  expect(figures.truePeakDbtp).toBeUndefined();
});
