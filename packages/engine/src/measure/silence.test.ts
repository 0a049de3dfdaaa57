import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { silences } from "./silence.ts";

const sampleRate = 8000;
const tone = (seconds: number, dbfs = -10) => sine({ frequency: 400, dbfs, seconds, sampleRate });
const sound = (...parts: readonly Float32Array[]) => ({
  sampleRate,
  channels: [Float32Array.from(parts.flatMap((part) => Array.from(part)))],
});
const found = (pcm: ReturnType<typeof sound>) => silences(pcm, { belowDbfs: -50, atLeastMs: 200 });

test("finds each quiet section that lasts long enough, including at the ends", () => {
  expect(
    found(sound(tone(0.3, -60), tone(0.5), tone(0.2, -60), tone(0.5), tone(0.19, -60), tone(0.1))),
  ).toEqual([
    { startMs: 0, endMs: 300 },
    { startMs: 800, endMs: 1000 },
  ]);
  expect(found(sound(tone(0.5), tone(0.4, -60)))).toEqual([{ startMs: 500, endMs: 900 }]);
});

test("treats a tone just below the threshold as silence, but not one just above it, and finds no silence in empty audio", () => {
  expect(found(sound(tone(1, -46)))).toEqual([]);
  expect(found(sound(tone(1, -48)))).toEqual([{ startMs: 0, endMs: 1000 }]);
  expect(found(sound())).toEqual([]);
});
