import { expect, test } from "vitest";

import type { Pcm } from "../dsp/pcm.ts";
import { silences } from "../measure/silence.ts";
import { joinParts, splitAtPauses, scalePauses } from "./pauses.ts";

test.each([
  ["Kettle opens at nine.", "Kettle", ["Kettle,", "opens at nine."]],
  ["Kettle, on Mill Lane, opens.", "kettle", ["Kettle,", "on Mill Lane, opens."]],
  ["It is free. Free for all.", "free", ["It is free.", "Free,", "for all."]],
  ["The kettles of Kettledrum.", "Kettle", ["The kettles of Kettledrum."]],
  ["Come to Kettle.", "Kettle", ["Come to Kettle."]],
  ["Come to “Kettle”.", "Kettle", ["Come to “Kettle”."]],
  ["Coffee and Co is here.", "coffee and co", ["Coffee and Co,", "is here."]],
  ["ケトルは七時に開きます。", "ケトル", ["ケトル,", "は七時に開きます。"]],
  ["मेरी दुकान खुली है।", "दुकान", ["मेरी दुकान,", "खुली है।"]],
  ["What? Nothing (at all).", "(at", ["What? Nothing (at,", "all)."]],
  ["Nothing here.", " ", ["Nothing here."]],
])("splits %j after each %j", (text, after, parts) => {
  const found = splitAtPauses(text, [{ after, ms: 500 }]);
  expect(found.map((part) => part.text)).toEqual(parts);
  expect(found.map((part) => part.pauseMs)).toEqual(parts.map((_, i) => (i < parts.length - 1 ? 500 : 0)));
});

const sampleRate = 8000;

/** Alternates hum and silence, each lasting the given ms. */
function humming(...lengths: number[]): Pcm {
  const pieces = lengths.map((ms, place) =>
    Float32Array.from({ length: (ms * sampleRate) / 1000 }, (_, i) =>
      place % 2 === 0 ? 0.5 * Math.sin(i / 3) : 0,
    ),
  );
  return { sampleRate, channels: [Float32Array.from(pieces.flatMap((piece) => Array.from(piece)))] };
}

const pausesOf = (pcm: Pcm) =>
  silences(pcm, { belowDbfs: -60, atLeastMs: 50 }).map(({ startMs, endMs }) => endMs - startMs);

test.each([
  [0.5, [100, 200]],
  [1, [200, 400]],
  [2, [400, 800]],
])("scales pauses between words by %s", (scale, expected) => {
  const pauses = pausesOf(scalePauses(humming(300, 200, 300, 400, 300), scale));
  expect(pauses.map((ms) => Math.round(ms / 20) * 20)).toEqual(expected);
});

test("keeps the silence around a sentence and within consonants", () => {
  const sound = humming(0, 300, 300, 60, 300, 300);
  expect(scalePauses(sound, 2).channels[0]).toHaveLength(sound.channels[0]!.length);
});

test("joins parts with their pauses", () => {
  const joined = joinParts([
    { pcm: humming(200), pauseMs: 500 },
    { pcm: humming(100), pauseMs: 0 },
  ]);
  expect(joined.channels[0]).toHaveLength(0.8 * sampleRate);
  expect(pausesOf(joined)).toEqual([500]);
});
