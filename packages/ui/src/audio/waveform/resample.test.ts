import { describe, expect, it } from "vitest";

import { resample } from "./resample.ts";

const peaks = Array.from({ length: 200 }, (_, place) => (place * 7) % 256);

describe("resample", () => {
  it("draws the energy of each peak when there is room, the largest in full height", () => {
    expect(resample([255, 0, 51], 3)).toEqual([1, 0, 0.04]);
    expect(resample([100, 50], 9)).toEqual([1, 0.25]);
  });

  it("makes up no bar when there is more room than peaks", () => {
    expect(resample(peaks, 500)).toEqual(resample(peaks, 200));
    expect(resample(peaks, 200)).toHaveLength(200);
  });

  it("averages the energy of what a bar covers", () => {
    expect(resample([200, 200, 200, 0], 2)).toEqual([1, 0.5]);
  });

  it.each([1, 3, 7, 63, 64, 199])("leaves no peak out with %s bars, and keeps its place", (bars) => {
    for (const place of [0, 1, 99, 100, 198, 199]) {
      const lonely = peaks.map((_, at) => (at === place ? 255 : 0));
      expect(resample(lonely, bars)[Math.floor((place * bars) / 200)]).toBe(1);
    }
  });

  it("is flat without peaks, and in silence", () => {
    expect(resample(null, 3)).toEqual([0, 0, 0]);
    expect(resample([], 2)).toEqual([0, 0]);
    expect(resample([0, 0, 0, 0], 2)).toEqual([0, 0]);
  });
});
