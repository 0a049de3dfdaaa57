import { readFile } from "node:fs/promises";
import path from "node:path";

import { assetsFolder } from "@earshot/engine/assets-folder.ts";
import { energyOf, frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { integratedLoudness } from "@earshot/engine/measure/loudness.ts";
import { measure } from "@earshot/engine/measure/measure.ts";
import { layBed } from "@earshot/engine/mix/bed.ts";
import { fileOf, findTrack, library, type Track } from "@earshot/engine/music/library.ts";
import { beforeAll, describe, expect, test } from "vitest";

import { finished, highEndShare, lowEndShare } from "./finish.ts";
import { barCount, secondsOf } from "./perform.ts";
import type { Score } from "./score.ts";
import { scores } from "./scores.ts";
import { bandLevels, chromaOf } from "./spectrum.ts";

const rms = (pcm: Pcm, from: number, length: number) =>
  10 *
  Math.log10(
    pcm.channels.reduce((sum, channel) => sum + energyOf(channel.subarray(from, from + length)) + 1e-9, 0) /
      length,
  );

/** How strongly two parts of a sound correlate; 1 if they are identical. */
function likeness(pcm: Pcm, one: number, other: number, length: number): number {
  let [product, power, otherPower] = [0, 0, 0];
  for (const channel of pcm.channels) {
    for (let i = 0; i < length; i++) {
      const [a, b] = [channel[one + i] ?? 0, channel[other + i] ?? 0];
      product += a * b;
      power += a * a;
      otherPower += b * b;
    }
  }
  return product / Math.sqrt(power * otherPower);
}

const drumsOf = ({ sections }: Score) =>
  Object.assign({}, ...Object.values(sections).map(({ drums }) => drums)) as object;

const seamMs = 30;
/** Each track's chroma, filled by the tests below. */
const chromas = new Map<string, number[]>();

test("has a track for each score and a score for each track", () => {
  expect(scores.map(({ name }) => `trk_${name}`)).toEqual(library.map(({ id }) => id));
});

describe.each(scores)("$name", (score) => {
  let track: Track;
  let pcm: Pcm;
  let bed: Pcm;
  let period: number;
  const frames = (ms: number) => Math.round((ms * pcm.sampleRate) / 1000);

  beforeAll(async () => {
    track = findTrack(`trk_${score.name}`)!;
    pcm = await decodeAudio(await readFile(path.join(assetsFolder, fileOf(track))));
    const { loopStartMs: startMs, loopEndMs } = track.grid;
    period = frames(loopEndMs) - frames(startMs) - frames(seamMs);
    const choice = { startMs, endMs: 0, fadeInMs: 0, fadeOutMs: 0, grid: track.grid };
    bed = layBed(pcm, choice, period + frames(4000));
    chromas.set(score.name, chromaOf(pcm));
  });

  test("has a file that matches the library's measurements (to update them, run `npm run music -w @earshot/tools`)", () => {
    const { durationMs, loudnessLufs, truePeakDbtp, peaks } = track;
    expect(measure(pcm)).toMatchObject({ durationMs, loudnessLufs, truePeakDbtp, peaks });
    expect(Math.abs(loudnessLufs - finished.loudnessLufs)).toBeLessThan(0.25);
    expect(truePeakDbtp).toBeLessThanOrEqual(finished.highestDbtp);
    expect([pcm.sampleRate, pcm.channels.length]).toEqual([44_100, 2]);
    expect(durationMs).toBeGreaterThanOrEqual(36_000);
    expect(durationMs).toBeLessThanOrEqual(60_000);
  });

  test("leaves room in the bass for a voice", () => {
    expect(lowEndShare(pcm)).toBeLessThan(0.4);
  });

  test("is bright, with an audible beginning and final chord", () => {
    expect(highEndShare(pcm)).toBeGreaterThan(Object.keys(drumsOf(score)).length > 2 ? 0.02 : 0.002);
    const stretch = (fromMs: number, toMs: number) =>
      integratedLoudness({
        ...pcm,
        channels: pcm.channels.map((channel) => channel.slice(frames(fromMs), frames(toMs))),
      });
    const { finalChordMs } = track.grid.ending;
    expect(stretch(0, 1300)).toBeGreaterThan(finished.loudnessLufs - 8);
    expect(stretch(finalChordMs, finalChordMs + 1200)).toBeGreaterThan(finished.loudnessLufs - 3);
    expect(stretch(finalChordMs, finalChordMs + 1200)).toBeLessThan(finished.loudnessLufs + 6);
  });

  test("starts its final chord on the beat", () => {
    const chord = frames(track.grid.ending.finalChordMs);
    expect(rms(pcm, chord, frames(60)) - rms(pcm, chord - frames(40), frames(20))).toBeGreaterThan(3);
  });

  test("loops after a whole number of bars, with the same music at both ends", () => {
    expect(Math.abs(period / pcm.sampleRate - secondsOf(score))).toBeLessThan(0.001);
    const start = frames(track.grid.loopStartMs);
    expect(likeness(pcm, start, start + period, frames(seamMs))).toBeGreaterThan(0.9);
    // Proves that the correlation reveals a loop of the wrong length.
    expect(likeness(pcm, start, start + period + frames(3), frames(seamMs))).toBeLessThan(0.9);
  });

  test("changes no more abruptly at the seam than at other beats", () => {
    const beats = barCount(score) * score.beats;
    const length = frames(50);
    const jumps = (at: number) => {
      const [before, after] = [bandLevels(bed, at - length, length), bandLevels(bed, at, length)];
      const distance =
        before.reduce((sum, level, band) => sum + Math.abs(level - (after[band] ?? 0)), 0) / before.length;
      return {
        level: Math.abs(rms(bed, at, length) - rms(bed, at - length, length)),
        distance,
        click: click(bed, at),
      };
    };
    const seam = jumps(period + frames(seamMs / 2));
    const others = Array.from({ length: beats - 1 }, (_, beat) =>
      jumps(Math.round(((beat + 1) * period) / beats) + frames(seamMs / 2)),
    );
    expect(seam.level).toBeLessThanOrEqual(Math.max(...others.map(({ level }) => level)) + 1);
    expect(seam.distance).toBeLessThanOrEqual(Math.max(...others.map(({ distance }) => distance)) + 1);
    expect(seam.click).toBeLessThanOrEqual(1.5 * Math.max(...others.map(({ click: other }) => other)));
  });

  test("is never silent, at the seam or elsewhere", () => {
    const length = frames(1000);
    for (let at = 0; at + length < frameCount(bed) - frames(500); at += length) {
      expect(rms(bed, at, length), `at ${at / pcm.sampleRate} s`).toBeGreaterThan(-45);
    }
  });
});

/** The largest second difference of a sound around the place where two ends overlap, which reveals clicks. */
function click(pcm: Pcm, at: number): number {
  const reach = Math.round((pcm.sampleRate * seamMs) / 2000);
  return pcm.channels.reduce((most, channel) => {
    for (let i = at - reach; i < at + reach; i++) {
      const corner = (channel[i - 1] ?? 0) - 2 * (channel[i] ?? 0) + (channel[i + 1] ?? 0);
      most = Math.max(most, Math.abs(corner));
    }
    return most;
  }, 0);
}

const product = (v: number[], w: number[]) => v.reduce((sum, value, i) => sum + value * (w[i] ?? 0), 0);
const deviations = (values: number[]) => values.map((value) => value - 1 / values.length);

/** Pearson correlation of two distributions. */
function correlation(a: number[], b: number[]): number {
  const [x, y] = [deviations(a), deviations(b)];
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

test("has no two tracks with similar chroma and the same key or tempo", () => {
  scores.forEach((one, i) => {
    for (const other of scores.slice(i + 1)) {
      const isSameMusic =
        correlation(chromas.get(one.name) ?? [], chromas.get(other.name) ?? []) > 0.9 &&
        (one.key === other.key || Math.abs(one.tempo / other.tempo - 1) < 0.04);
      expect(isSameMusic, `${one.name} and ${other.name}`).toBe(false);
    }
  });
});
