import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import { languages } from "@earshot/contract/languages.ts";
import { expect, test } from "vitest";

import { assetsFolder } from "../assets-folder.ts";
import { durationMs } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { edgeLevels } from "../measure/edge-levels.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { waveformPeaks } from "../measure/peaks.ts";
import { medianPitch } from "../measure/pitch.ts";
import { loudnessTarget } from "../mix/master.ts";
import type { CatalogueVoice } from "./catalogue-voice.ts";
import { catalogue } from "./catalogue.ts";
import { measuredVoice } from "./measured.ts";
import { spokenSeconds } from "./spoken-seconds.ts";

const folder = path.join(assetsFolder, "voices");
const cache = new Map<string, ReturnType<typeof measureSample>>();

async function measureSample(id: string) {
  const pcm = await decodeAudio(await readFile(path.join(folder, `${id}.mp3`)));
  const { first, last } = edgeLevels(pcm, 5);
  return {
    pitch: medianPitch(pcm),
    ms: durationMs(pcm),
    loudness: integratedLoudness(pcm),
    edges: Math.max(first, last),
    peaks: waveformPeaks(pcm),
  };
}

/** Measures a voice's sample, and caches the result. */
function sampleOf({ id }: CatalogueVoice) {
  const sample = cache.get(id) ?? measureSample(id);
  cache.set(id, sample);
  return sample;
}

test("has a sample for each voice, with a small total size", async () => {
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(catalogue.map(({ id }) => `${id}.mp3`).toSorted());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
});

test.each(catalogue)(
  "$name's figures match its sample (after a change, run `npm run voices -w @earshot/tools`)",
  async (voice) => {
    const { durationMs: ms, pitchHz, peaks, wordsPerMinute, lettersPerSecond } = measuredVoice(voice.id);
    const sample = await sampleOf(voice);
    expect({ ms, pitchHz, peaks }).toEqual({
      ms: sample.ms,
      pitchHz: Math.round(sample.pitch),
      peaks: sample.peaks,
    });
    expect(Math.abs(sample.loudness - loudnessTarget.loudnessLufs)).toBeLessThan(0.5);
    expect(sample.edges).toBeLessThan(-60);
    expect(ms).toBeGreaterThanOrEqual(4000);
    expect(ms).toBeLessThanOrEqual(7000);
    expect(wordsPerMinute).toBeGreaterThan(80);
    expect(wordsPerMinute).toBeLessThan(240);
    expect(spokenSeconds("ba ".repeat(50), voice.id)).toBeCloseTo(100 / lettersPerSecond, 5);
  },
);

const ratio = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);

/** All samples in a language have the same text. */
test.each(languages)("the voices of $name differ in pitch or pace by at least 10 %", async ({ name }) => {
  const speakers = catalogue.filter(({ language }) => language === name);
  const samples = await Promise.all(speakers.map(sampleOf));
  const alike = samples.flatMap((one, place) =>
    samples.flatMap((other, at) =>
      at > place && ratio(one.pitch, other.pitch) < 1.1 && ratio(one.ms, other.ms) < 1.1
        ? [`${speakers[place]?.name} and ${speakers[at]?.name}`]
        : [],
    ),
  );
  expect(alike).toEqual([]);
});
