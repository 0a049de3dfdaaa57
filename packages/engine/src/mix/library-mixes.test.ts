import { readFile } from "node:fs/promises";
import path from "node:path";

import { expect, test } from "vitest";

import { assetsFolder } from "../assets-folder.ts";
import { concatenate, frameCount, type Pcm, toDecibels, toFrames } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { fileOf, library, type Track } from "../music/library.ts";
import { layOutAd } from "./ad-layout.ts";
import { mixAd } from "./mix-ad.ts";

/** Voice samples from the catalogue one after another: 20 s of real speech with its pauses. */
const voice = await speech(["vc_russell", "vc_amelia", "vc_wyatt", "vc_maya"]);
const { sampleRate } = voice;
const frames = (ms: number) => toFrames(ms, sampleRate);

async function load(file: string) {
  return decodeAudio(await readFile(path.join(assetsFolder, file)));
}

async function speech(ids: readonly string[]): Promise<Pcm> {
  const samples = await Promise.all(ids.map((id) => load(`voices/${id}.mp3`)));
  const spoken = samples.map(({ channels: [channel = new Float32Array()] }) => trimmed(channel));
  return { sampleRate: samples[0]?.sampleRate ?? 0, channels: [concatenate(spoken)] };
}

function isSound(sample: number) {
  return Math.abs(sample) > 0.003;
}

/** Trims to the range between the first and last samples above -50 dBFS. */
function trimmed(channel: Float32Array) {
  return channel.slice(channel.findIndex(isSound), channel.findLastIndex(isSound) + 1);
}

/** A mix's bed, without the voice. */
function bedOf(mix: Pcm, leadMs: number): Pcm {
  const channels = mix.channels.map((channel) => {
    const bed = channel.slice();
    voice.channels[0]?.forEach(
      (sample, i) => (bed[frames(leadMs) + i] = (bed[frames(leadMs) + i] ?? 0) - sample),
    );
    return bed;
  });
  return { ...mix, channels };
}

const stretch = (pcm: Pcm, fromMs: number, toMs: number): Pcm => ({
  ...pcm,
  channels: pcm.channels.map((channel) => channel.slice(frames(fromMs), frames(toMs))),
});
const peak = (pcm: Pcm, fromMs: number, toMs: number) =>
  Math.max(
    ...stretch(pcm, fromMs, toMs).channels.map((channel) =>
      channel.reduce((a, b) => Math.max(a, Math.abs(b)), 0),
    ),
  );

const voiceMs = (1000 * frameCount(voice)) / sampleRate;
const voiceLufs = integratedLoudness({ ...voice, channels: [...voice.channels, ...voice.channels] });

async function mixOf(track: Track, volume: number) {
  const settings = { startMs: 0, endMs: 30_000, fadeInMs: 0, fadeOutMs: 0, grid: track.grid };
  const mix = mixAd(voice, { track: await load(fileOf(track)), settings, volume });
  const layout = layOutAd(voiceMs, settings);
  const bed = bedOf(mix, layout.leadMs);
  const endMs = (1000 * frameCount(mix)) / sampleRate;
  const below = (fromMs: number, toMs: number) => voiceLufs - integratedLoudness(stretch(bed, fromMs, toMs));
  return { bed, layout, endMs, below };
}

test.each(library)(
  "plays $title 15 LU below real speech, louder before and after it, and through to its final chord",
  async (track) => {
    const { bed, layout, endMs, below } = await mixOf(track, 0.3);
    const { leadMs, tailMs, cue } = layout;
    expect(Math.abs(below(leadMs, endMs - tailMs) - 15)).toBeLessThan(1);
    for (const alone of [below(0, leadMs), below(endMs - tailMs, endMs)]) {
      expect(alone).toBeGreaterThan(4);
      expect(alone).toBeLessThan(6);
    }
    // The chord sounds where it was planned, rings out, and has faded by the end.
    const chordMs = (cue?.atMs ?? 0) + track.grid.ending.finalChordMs - (cue?.fromMs ?? 0);
    const struck = peak(bed, chordMs, chordMs + 300);
    expect(toDecibels(peak(bed, chordMs + 350, chordMs + 550) / struck)).toBeGreaterThan(-20);
    expect(toDecibels(peak(bed, endMs - 10, endMs) / struck)).toBeLessThan(-30);
  },
);

test.each([
  [1, 8],
  [0.5, 12],
  [0.1, 21.4],
])("at volume %f, plays the beds %f LU below real speech", async (volume, lu) => {
  for (const track of library.slice(0, 4)) {
    const { below, layout, endMs } = await mixOf(track, volume);
    expect(Math.abs(below(layout.leadMs, endMs - layout.tailMs) - lu), track.title).toBeLessThan(1);
  }
});
