import { noise } from "@earshot/engine/dsp/noise.ts";
import { frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";
import { layBed } from "@earshot/engine/mix/bed.ts";
import { expect, test } from "vitest";

import { delayOf, foldIntoTurn, readyForSeam, unroll } from "./loop.ts";

const sampleRate = 44_100;
const turn: Pcm = { sampleRate, channels: [noise(40_000, 1), noise(40_000, 2)] };
const seam = Math.round(0.03 * sampleRate);
const whole = { startMs: 0, endMs: 0, fadeInMs: 0, fadeOutMs: 0 };

/** The largest difference between samples of two sounds in a range of frames. */
function difference(one: Pcm, other: Pcm, from: number, until: number): number {
  return one.channels.reduce((most, channel, c) => {
    for (let i = from; i < until; i++)
      most = Math.max(most, Math.abs((channel[i] ?? 0) - (other.channels[c]?.[i] ?? 0)));
    return most;
  }, 0);
}

test("repeats a prepared loop exactly, even at the seams", () => {
  const stretch = unroll(turn, -2000, frameCount(turn) + seam);
  const bed = layBed(readyForSeam(stretch, { first: 0, last: frameCount(turn), seam }), whole, 140_000);
  const endless = unroll(turn, -2000, 140_000);
  // Excludes the bed's fades of 10 and 250 ms and the dip of the first 30 ms.
  expect(difference(bed, endless, seam, 140_000 - 12_000)).toBeLessThan(1e-5);
  // Without preparation, the difference at each seam is larger.
  expect(difference(layBed(stretch, whole, 140_000), endless, seam, 140_000 - 12_000)).toBeGreaterThan(0.2);
});

test("foldIntoTurn wraps sound beyond the end to the beginning, and early sound to the end", () => {
  const channel = Float32Array.from([1, 2, 10, 20, 30, 40, 3, 4]);
  const { channels } = foldIntoTurn({ sampleRate, channels: [channel] }, { before: 2, frames: 4 });
  expect([...(channels[0] ?? [])]).toEqual([13, 24, 31, 42]);
});

test.each([0, 1105, 3999])("delayOf measures a delay of %i frames", (delay) => {
  const later = {
    sampleRate,
    channels: turn.channels.map((channel) => Float32Array.from([...new Float32Array(delay), ...channel])),
  };
  expect(delayOf(turn, later)).toBe(delay);
});
