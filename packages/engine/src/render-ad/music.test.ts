import { readFile } from "node:fs/promises";
import path from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { assetsFolder } from "../assets-folder.ts";
import { durationMs, frameCount, type Pcm } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { layOutAd, leadAndTail } from "../mix/ad-layout.ts";
import { findTrack } from "../music/library.ts";
import { correlation, cut, toneLevel } from "../testing/audio-analysis.ts";
import { sine } from "../testing/sine.ts";
import { type AnalysedAd, openTestStudio } from "../testing/test-studio.ts";

const sampleRate = 44_100;
/** A tone above the voice's bandwidth, to measure the bed under the voice. */
const frequency = 14_000;
const tone = sine({ frequency, dbfs: -12, seconds: 20, sampleRate });
const track: Pcm = { sampleRate, channels: [tone, tone] };
const trackLufs = integratedLoudness(track);
const song = await decodeAudio(await readFile(path.join(assetsFolder, "music/trk_first_light.mp3")));

const studio = openTestStudio(async (id) => (id === "trk_tone" ? track : song));
afterAll(() => studio.close());

const script = "Coffee and Co opens at seven in the morning.";
type Music = NonNullable<Parameters<typeof studio.render>[0]["music"]>;
/** Fixed, because the times below were measured with this voice. */
const voice_ids = ["vc_russell"];
const withMusic = (music: Music) =>
  studio.speak(script, { voice_ids, music: { music_id: "trk_tone", ...music } });

/** The bed's loudness around a point in time, in LUFS. */
const bedAt = ({ pcm }: AnalysedAd, ms: number) =>
  trackLufs + 12 + toneLevel(cut(pcm, ms - 50, ms + 50), frequency);

/** The loudness of the voice, and of the bed under it, before it and after it, in LUFS. */
async function levelsAt(volume: number) {
  const ad = await withMusic({ volume });
  const end = durationMs(ad.pcm);
  const voice = integratedLoudness(cut(ad.pcm, 1300, end - 1300));
  return { voice, under: bedAt(ad, 2500), lead: bedAt(ad, 400), tail: bedAt(ad, end - 600) };
}

describe("the music volume", () => {
  test.each([
    [1, 8, 5],
    [0.6, 11, 5],
    [0.3, 15, 5],
    [0.1, 21.4, 11.4],
  ])(
    "at volume %f, plays the bed %f LU below the voice during speech, and %f LU below it before and after",
    async (volume, lu, alone) => {
      const { voice, under, lead, tail } = await levelsAt(volume);
      // The measured voice includes the bed, which adds half a LU at full volume.
      expect(Math.abs(voice - under - lu)).toBeLessThan(1.2);
      expect(Math.abs(voice - lead - alone)).toBeLessThan(1);
      expect(Math.abs(voice - tail - alone)).toBeLessThan(1);
    },
  );

  test("a volume of 0 produces the same file as an ad without music", async () => {
    const [none, plain] = [await withMusic({ volume: 0 }), await studio.speak(script, { voice_ids })];
    expect(Buffer.from(none.bytes).equals(plain.bytes)).toBe(true);
  });

  test("a volume above 1 is treated as 1", async () => {
    const [all, more] = [await withMusic({ volume: 1 }), await withMusic({ volume: 1.5 })];
    expect(bedAt(more, 2500)).toBeCloseTo(bedAt(all, 2500), 1);
  });
});

/** The last point at which the bed is audible, in ms. */
const endOfBed = ({ pcm }: AnalysedAd) =>
  Array.from({ length: Math.floor(durationMs(pcm) / 5) }, (_, i) => i * 5).findLast(
    (ms) => toneLevel(cut(pcm, ms, ms + 5), frequency) > -70,
  ) ?? 0;

/** A fade's attenuation in dB at a point in time, relative to the same ad without the fade. */
async function attenuation(music: Music, ms: number) {
  const [faded, plain] = [await withMusic(music), await withMusic({})];
  const middle = music.fade_in_ms ? durationMs(plain.pcm) - 600 : 600;
  const at = (moment: number) =>
    toneLevel(cut(faded.pcm, moment - 20, moment + 20), frequency) -
    toneLevel(cut(plain.pcm, moment - 20, moment + 20), frequency);
  return at(ms) - at(middle);
}

/** The equal-power curve: the gain in dB at a fraction of the fade. */
const equalPowerDb = (share: number) => 20 * Math.log10(Math.sin((Math.PI / 2) * Math.min(1, share)));

describe("the fades", () => {
  /** The encoder's and decoder's delay, in ms. */
  const delay = 25;

  test.each([1500, 800])("the music fades in over %i ms along an equal-power curve", async (fade) => {
    for (const share of [0.15, 0.3, 0.5, 0.8, 1.2]) {
      const decibels = await attenuation({ fade_in_ms: fade }, delay + share * fade);
      expect(decibels, `at ${share}`).toBeCloseTo(equalPowerDb(share), 0);
    }
  });

  test.each([2500, 1200])("the music fades out over %i ms along an equal-power curve", async (fade) => {
    const end = endOfBed(await withMusic({}));
    for (const share of [0.35, 0.5, 0.8, 1.2]) {
      const decibels = await attenuation({ fade_out_ms: fade }, end - share * fade);
      expect(decibels, `at ${share}`).toBeCloseTo(equalPowerDb(share), 0);
    }
  });

  test("the music starts immediately and fades out over a quarter of a second by default", async () => {
    const ad = await withMusic({});
    const end = durationMs(ad.pcm);
    const at = (ms: number) => toneLevel(cut(ad.pcm, ms - 10, ms + 10), frequency);
    expect(at(60) - at(300)).toBeGreaterThan(-0.5);
    expect(at(end - 350) - at(300)).toBeGreaterThan(-0.5);
    expect(at(end - 60) - at(300)).toBeLessThan(-6);
  });
});

/** The encoder's and decoder's largest delay, in samples. */
const maxDelay = 1400;

/** The best correlation between a part of an ad where only the bed plays and another part of the song; 1 is identical. */
function likeness(ad: AnalysedAd, ms: number, songMs: number, lengthMs = 300) {
  const excerpt = cut(ad.pcm, ms, ms + lengthMs).channels[0] ?? new Float32Array();
  const [whole = new Float32Array()] = song.channels;
  const from = Math.round((songMs * song.sampleRate) / 1000);
  const shifts = Array.from({ length: maxDelay }, (_, shift) =>
    correlation(excerpt, whole.subarray(Math.max(0, from - shift))),
  );
  return Math.max(...shifts);
}

describe("the music excerpt", () => {
  test.each([0, 8000, 12_345])("starts at the chosen position of %i ms in the track", async (start) => {
    expect(song.sampleRate).toBe(sampleRate);
    const ad = await withMusic({ music_id: "trk_first_light", playback_start: start });
    for (const other of [0, 8000, 12_345]) {
      const alike = likeness(ad, 50, other + 50);
      if (other === start) expect(alike).toBeGreaterThan(0.99);
      else expect(alike, `${other}`).toBeLessThan(0.6);
    }
  });

  test("stops at the chosen end, and repeats from the chosen start", async () => {
    const [startMs, endMs, seamMs] = [8000, 9500, 30];
    // Not in the library, so it has no bars and no ending.
    const music = { music_id: "trk_elsewhere", playback_start: startMs };
    const ad = await withMusic({ ...music, playback_end: endMs });
    const late = Math.round((frameCount(ad.pcm) / sampleRate) * 1000) - 600;
    const again = startMs + (late % (endMs - startMs - seamMs));
    expect(likeness(ad, late, again)).toBeGreaterThan(0.97);
    expect(likeness(ad, late, startMs + late)).toBeLessThan(0.6);
    const whole = await withMusic(music);
    expect(likeness(whole, late, startMs + late)).toBeGreaterThan(0.97);
  });
});

/** The loudness of the music alone after the last word, in LU below the voice. */
const endingBelowVoice = ({ pcm }: AnalysedAd, tailMs: number) => {
  const end = durationMs(pcm);
  return integratedLoudness(cut(pcm, 1300, end - 1400)) - integratedLoudness(cut(pcm, end - tailMs, end));
};

test.each([{}, { volume: 1 }, { playback_start: 7000 }, { playback_end: 20_000 }])(
  "ends the music on the track's final chord, with %j",
  async (music) => {
    const ad = await withMusic({ music_id: "trk_first_light", ...music });
    const { grid } = findTrack("trk_first_light")!;
    const { ending } = grid;
    const end = durationMs(ad.pcm);
    const moments = Array.from({ length: 36 }, (_, i) => ending.finalChordMs + i * 30);
    const chord = Math.max(...moments.map((moment) => likeness(ad, end - 700, moment, 60)));
    expect(chord).toBeGreaterThan(0.9);
    const { leadMs, tailMs } = leadAndTail(true);
    const { playback_start: startMs = 0, playback_end: endMs = 0 } = music;
    const layout = layOutAd(end - leadMs - tailMs, { startMs, endMs, fadeInMs: 0, fadeOutMs: 0, grid });
    // Expected to be 5 LU. The measured voice includes the bed, which adds half a LU at full volume.
    expect(Math.abs(endingBelowVoice(ad, layout.tailMs) - 5)).toBeLessThan(1.5);
  },
);
