import { expect, test } from "vitest";

import { bedGain } from "./bed-level.ts";

test.each([
  [1, -8],
  [0.3, -15],
  [0.09, -22],
])("plays a music bed with volume %d at %d dB relative to the voice", (volume, decibels) => {
  expect(20 * Math.log10(bedGain(volume))).toBeCloseTo(decibels, 9);
});

test("is silent at zero volume", () => {
  expect(bedGain(0)).toBe(0);
});
