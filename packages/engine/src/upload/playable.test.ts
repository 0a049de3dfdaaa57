import { expect, test } from "vitest";

import { inTwoChannels } from "./playable.ts";

const at = (channel: number, count: number) => ({
  sampleRate: 44_100,
  channels: Array.from({ length: count }, (_, c) => Float32Array.of(c === channel ? 1 : 0)),
});
const heard = (channel: number, count: number) =>
  inTwoChannels(at(channel, count)).channels.map(([sample = 0]) => Math.round(sample * 1000) / 1000);

test("one channel and two stay as they are", () => {
  for (const count of [1, 2]) expect(inTwoChannels(at(0, count))).toEqual(at(0, count));
});

test("of six channels each is heard where it stands, the low frequencies nowhere", () => {
  const front = 0.414;
  const others = 0.293;
  expect([0, 1, 2, 3, 4, 5].map((channel) => heard(channel, 6))).toEqual([
    [front, 0],
    [0, front],
    [others, others],
    [0, 0],
    [others, 0],
    [0, others],
  ]);
});

test("all at once are no louder than full scale", () => {
  const all = { sampleRate: 44_100, channels: Array.from({ length: 8 }, () => Float32Array.of(1)) };
  for (const [sample] of inTwoChannels(all).channels) expect(sample).toBeCloseTo(1, 5);
});
