import { expect, test } from "vitest";

import { downmixToStereo } from "./playable.ts";

const at = (channel: number, count: number) => ({
  sampleRate: 44_100,
  channels: Array.from({ length: count }, (_, c) => Float32Array.of(c === channel ? 1 : 0)),
});
const levels = (channel: number, count: number) =>
  downmixToStereo(at(channel, count)).channels.map(([sample = 0]) => Math.round(sample * 1000) / 1000);

test("leaves mono and stereo unchanged", () => {
  for (const count of [1, 2]) expect(downmixToStereo(at(0, count))).toEqual(at(0, count));
});

test("pans six channels by their position and drops the low-frequency channel", () => {
  const front = 0.414;
  const others = 0.293;
  expect([0, 1, 2, 3, 4, 5].map((channel) => levels(channel, 6))).toEqual([
    [front, 0],
    [0, front],
    [others, others],
    [0, 0],
    [others, 0],
    [0, others],
  ]);
});

test("does not clip when all channels are at full scale", () => {
  const all = { sampleRate: 44_100, channels: Array.from({ length: 8 }, () => Float32Array.of(1)) };
  for (const [sample] of downmixToStereo(all).channels) expect(sample).toBeCloseTo(1, 5);
});
