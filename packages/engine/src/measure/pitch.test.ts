import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import type { Pcm } from "../dsp/pcm.ts";
import { medianPitch, pitchTrack } from "./pitch.ts";

/** A simplified voice: six harmonics of decreasing level. */
function hum(pitch: number, sampleRate: number): Pcm {
  const sound = Float32Array.from({ length: sampleRate / 2 }, (_, i) =>
    [1, 2, 3, 4, 5, 6].reduce((sum, n) => sum + Math.sin((2 * Math.PI * n * pitch * i) / sampleRate) / n, 0),
  );
  return { sampleRate, channels: [sound.map((sample) => sample * 0.2)] };
}

test.each([70, 88, 110, 165, 220, 300])("measures the pitch of a %i Hz hum at any sample rate", (pitch) => {
  for (const sampleRate of [16_000, 22_050, 44_100]) {
    expect(Math.abs(medianPitch(hum(pitch, sampleRate)) / pitch - 1)).toBeLessThan(0.01);
  }
});

test("finds no pitch in noise or silence", () => {
  const hiss = { sampleRate: 16_000, channels: [noise(16_000, 1)] };
  expect(pitchTrack(hiss).filter((pitch) => pitch > 0).length).toBeLessThan(10);
  expect(medianPitch({ sampleRate: 16_000, channels: [new Float32Array(16_000)] })).toBeNaN();
});
