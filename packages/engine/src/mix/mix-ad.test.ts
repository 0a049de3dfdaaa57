import { bedBelowVoice } from "@earshot/contract/music/rules/bed-level.ts";
import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { edgeLevels } from "../measure/edge-levels.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { type AdLayout, leadAndTail } from "./ad-layout.ts";
import { duckedBed, mixAd, type MusicBed } from "./mix-ad.ts";

const sampleRate = 44_100;
const at = (seconds: number) => Math.round(seconds * sampleRate);
const track: Pcm = { sampleRate, channels: [noise(at(20), 3), noise(at(20), 4)] };
const settings = { startMs: 0, endMs: 0, fadeInMs: 0, fadeOutMs: 0 };
const bed = (volume: number): MusicBed => ({ track, settings, volume });

/** 13 s of audio with "speech" from 2 to 5 s and from 8 to 11 s. */
const voice: Pcm = {
  sampleRate,
  channels: [
    noise(at(13), 5).map((sample, i) =>
      (i >= at(2) && i < at(5)) || (i >= at(8) && i < at(11)) ? sample * 0.2 : 0,
    ),
  ],
};
const layout: AdLayout = { leadMs: 2000, tailMs: 2000, cue: null };
const stretch = (pcm: Pcm, from: number, to: number): Pcm => ({
  ...pcm,
  channels: pcm.channels.map((channel) => channel.slice(at(from), at(to))),
});
const both = (pcm: Pcm): Pcm => ({ ...pcm, channels: [...pcm.channels, ...pcm.channels] });
const power = (pcm: Pcm) =>
  10 * Math.log10((pcm.channels[0] ?? new Float32Array()).reduce((sum, sample) => sum + sample * sample, 0));
const loudness = (pcm: Pcm, from: number, to: number) => integratedLoudness(stretch(pcm, from, to));

test.each([
  [1, 8, 5, 2],
  [0.8, 9.3, 5, 3.3],
  [0.3, 15, 5, 9],
  [0.1, 21.4, 11.4, 9],
  [0.05, 25.4, 15.4, 9],
])(
  "at volume %f, keeps the bed %f LU below the voice during speech and %f LU below it before and after, and raises it by %f dB between sentences",
  (volume, under, alone, lift) => {
    const laid = duckedBed(voice, bed(volume), layout);
    const spoken = loudness(both(voice), 2.2, 4.8);
    expect(spoken - loudness(laid, 2.2, 4.8)).toBeCloseTo(under, 0);
    for (const [from, to] of [
      [0, 1.7],
      [11.2, 12.7],
    ] as const) {
      expect(spoken - loudness(laid, from, to), `from ${from} s`).toBeCloseTo(alone, 0);
    }
    expect(loudness(laid, 5.8, 7.2) - loudness(laid, 2.2, 4.8)).toBeCloseTo(lift, 0);
  },
);

test("makes the bed louder with each volume step", () => {
  const levels = Array.from({ length: 100 }, (_, i) => bedBelowVoice((i + 1) / 100));
  levels.reduce((before, level) => {
    expect(level).toBeLessThan(before);
    return level;
  });
  expect(bedBelowVoice(1)).toBe(8);
  expect(bedBelowVoice(0.3)).toBeCloseTo(15, 9);
});

/** The track, with its first 2 s quieter. */
const sparse = (decibels: number): Pcm => ({
  ...track,
  channels: track.channels.map((channel) =>
    channel.map((sample, i) => (i < at(2) ? sample * 10 ** (-decibels / 20) : sample)),
  ),
});

const lead = (decibels: number) =>
  loudness(duckedBed(voice, { ...bed(0.3), track: sparse(decibels) }, layout), 0, 1.7);

test("raises a sparse beginning to the level of a dense one, up to a limit", () => {
  expect(lead(8)).toBeCloseTo(lead(0), 0);
  expect(lead(30)).toBeLessThan(lead(0) - 15);
});

test("ducks before a word and stays down during a breath", () => {
  const breath = { ...voice, channels: voice.channels.map((channel) => channel.slice()) };
  breath.channels[0]?.fill(0, at(3.4), at(3.7));
  const laid = duckedBed(breath, bed(0.3), layout);
  const down = loudness(laid, 2.2, 3.2);
  const level = (from: number) => integratedLoudness(stretch(laid, from, from + 0.4)) - down;
  expect(level(1.2)).toBeGreaterThan(8);
  for (const quiet of [1.9, 3.35, 5]) {
    expect(
      power(stretch(laid, quiet, quiet + 0.1)) - power(stretch(laid, 2.5, 2.6)),
      `at ${quiet} s`,
    ).toBeLessThan(1.5);
  }
});

test("centers the voice between the lead-in and the tail", () => {
  const spoken = stretch(voice, 2, 5);
  const { leadMs, tailMs } = leadAndTail(true);
  const mix = mixAd(spoken, bed(0.3));
  expect(mix.channels).toHaveLength(2);
  expect(frameCount(mix)).toBe(at(3 + (leadMs + tailMs) / 1000));
  const without = mixAd(spoken, null);
  expect(without.channels[0]).toEqual(without.channels[1]);
  expect(edgeLevels(without, 5)).toEqual({ first: -Infinity, last: -Infinity });
});

test("plays no bed at volume 0", () => {
  expect(mixAd(voice, bed(0))).toEqual(mixAd(voice, null));
});
