import { expect, test } from "vitest";

import { type OutletFacts, outletWarnings } from "./outlet-warnings.ts";

const good: OutletFacts = {
  durationMs: 30_000,
  loudnessLufs: -16,
  isClipped: false,
  longestSilenceMs: 900,
  isTelephone: false,
};

test.each<[Partial<OutletFacts>, string[]]>([
  [{}, []],
  [{ durationMs: 60_050 }, []],
  [{ durationMs: 74_200 }, ["It lasts 75 seconds. Most outlets take 60 at most."]],
  [{ loudnessLufs: -19 }, []],
  [{ loudnessLufs: -13 }, []],
  [{ loudnessLufs: undefined }, []],
  [{ loudnessLufs: -24.31 }, ["It is too soft: -24.3 LUFS, where outlets expect about -16."]],
  [{ loudnessLufs: -9 }, ["It is too loud: -9 LUFS, where outlets expect about -16."]],
  [{ isClipped: true }, ["It is distorted: its loudest parts are cut off (clipping)."]],
  [{ longestSilenceMs: 2000 }, []],
  [{ longestSilenceMs: 3440 }, ["It is silent for 3.4 seconds. Most outlets take 2 at most."]],
  [{ isTelephone: true }, ["It sounds like a telephone: one channel at 8 kHz. Outlets expect 44.1 kHz."]],
])("returns the warnings for %j: %j", (facts, messages) => {
  expect(outletWarnings({ ...good, ...facts }).map(({ message }) => message)).toEqual(messages);
});
