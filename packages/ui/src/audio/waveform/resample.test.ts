import { describe, expect, it } from "vitest";

import { resample } from "./resample.ts";

const peaks = Array.from({ length: 200 }, (_, index) => (index * 7) % 256);

describe("resample", () => {
  it("returns the energy of each peak, scaled to the largest", () => {
    expect(resample([255, 0, 51], 3)).toEqual([1, 0, 0.04]);
    expect(resample([100, 50], 9)).toEqual([1, 0.25]);
  });

  it("returns no more bars than there are peaks", () => {
    expect(resample(peaks, 500)).toEqual(resample(peaks, 200));
    expect(resample(peaks, 200)).toHaveLength(200);
  });

  it("averages the energy of the peaks that a bar covers", () => {
    expect(resample([200, 200, 200, 0], 2)).toEqual([1, 0.5]);
  });

  it.each([1, 3, 7, 63, 64, 199])("covers every peak in order with %s bars", (bars) => {
    for (const peak of [0, 1, 99, 100, 198, 199]) {
      const lonely = peaks.map((_, index) => (index === peak ? 255 : 0));
      expect(resample(lonely, bars)[Math.floor((peak * bars) / 200)]).toBe(1);
    }
  });

  it("returns zeros for silence, or if there are no peaks", () => {
    expect(resample(null, 3)).toEqual([0, 0, 0]);
    expect(resample([], 2)).toEqual([0, 0]);
    expect(resample([0, 0, 0, 0], 2)).toEqual([0, 0]);
  });
});
