import { describe, expect, test } from "vitest";

import { library } from "../music/library.ts";
import { layOutAd, leadAndTail } from "./ad-layout.ts";
import type { BedSettings } from "./bed.ts";

const settings: BedSettings = { startMs: 0, endMs: 0, fadeInMs: 0, fadeOutMs: 0 };

test("makes an ad exactly as long as calculated before mixing", () => {
  for (const bed of [null, settings, ...library.map(({ grid }) => ({ ...settings, grid }))]) {
    const { leadMs, tailMs } = layOutAd(20_000, bed);
    const reckoned = leadAndTail(bed !== null);
    expect(leadMs + tailMs).toBeCloseTo(reckoned.leadMs + reckoned.tailMs, 6);
    if (bed) for (const ms of [leadMs, tailMs]) expect(ms).toBeGreaterThanOrEqual(1000);
    if (bed) for (const ms of [leadMs, tailMs]) expect(ms).toBeLessThanOrEqual(1500);
  }
});

describe.each(library)("$title", ({ grid, durationMs }) => {
  const { beatMs, beatsPerBar, firstBeatMs, loopEndMs, loopStartMs, ending } = grid;
  const excerpts = [
    { startMs: 0, endMs: 0 },
    { startMs: 5000, endMs: 0 },
    { startMs: 0, endMs: 9000 },
    { startMs: 12_345, endMs: 30_000 },
  ];

  test.each([2000, 8000, 12_700, 17_300, 27_600, 47_000, 118_000])(
    "puts the final chord at the end of a voice track of %i ms, on the beat, after whole bars of the loop",
    (voiceMs) => {
      for (const excerpt of excerpts) {
        const { leadMs, cue } = layOutAd(voiceMs, { ...settings, ...excerpt, grid });
        expect(cue, JSON.stringify(excerpt)).not.toBeNull();
        if (!cue) continue;
        const chordMs = cue.atMs + ending.finalChordMs - cue.fromMs;
        const afterVoice = chordMs - leadMs - voiceMs;
        expect(afterVoice).toBeGreaterThanOrEqual(-301);
        expect(afterVoice).toBeLessThanOrEqual(351);
        // The number of beats from the loop's first beat to the chord. The bed starts with the excerpt, so the loop's
        // first beat comes at its position in the file minus the start of the excerpt.
        const beats = (chordMs + excerpt.startMs - firstBeatMs) / beatMs;
        expect(Math.abs(beats - Math.round(beats))).toBeLessThan(0.02);
        expect(cue.atMs).toBeGreaterThanOrEqual(0);
        // The shortest ads begin in the middle of the ending.
        if (cue.atMs === 0) continue;
        const bars = (cue.atMs + 14 + excerpt.startMs - firstBeatMs) / beatMs / beatsPerBar;
        expect(Math.abs(bars - Math.round(bars))).toBeLessThan(0.02);
      }
    },
  );

  test("plays the ending after the loop, on its beat grid, and lets it ring for two seconds", () => {
    const bar = beatMs * beatsPerBar;
    const period = loopEndMs - loopStartMs - 30;
    expect(Math.abs(period / bar - Math.round(period / bar))).toBeLessThan(0.002);
    expect(ending.beatsBefore % beatsPerBar).toBe(0);
    expect(ending.finalChordMs).toBeCloseTo(firstBeatMs + period + ending.beatsBefore * beatMs, 0);
    expect(durationMs - ending.finalChordMs).toBeGreaterThan(2000);
  });
});

test.each([
  ["a track without a grid", settings],
  ["an excerpt shorter than a beat", { ...settings, endMs: 200, grid: library[0]?.grid }],
])("cues no ending for %s", (_, bed) => {
  expect(layOutAd(20_000, bed).cue).toBeNull();
});
