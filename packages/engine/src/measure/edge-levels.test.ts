import { expect, test } from "vitest";

import { edgeLevels } from "./edge-levels.ts";

test("measures exactly the first and last milliseconds across all channels", () => {
  const channel = new Float32Array(1000);
  channel[4] = -0.1;
  channel[5] = 1;
  channel[994] = 1;
  channel[995] = 0.01;
  const { first, last } = edgeLevels({ sampleRate: 1000, channels: [new Float32Array(1000), channel] }, 5);
  expect(first).toBeCloseTo(-20, 4);
  expect(last).toBeCloseTo(-40, 4);
});

test("measures the whole sound if it is shorter than the window, and returns -Infinity for silence", () => {
  expect(edgeLevels({ sampleRate: 1000, channels: [Float32Array.of(1, 0)] }, 5)).toEqual({
    first: 0,
    last: 0,
  });
  expect(edgeLevels({ sampleRate: 1000, channels: [new Float32Array(9)] }, 5).first).toBe(-Infinity);
});
