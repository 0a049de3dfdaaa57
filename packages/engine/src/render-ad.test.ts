import { afterAll, describe, expect, test } from "vitest";

import type { AdRequest } from "./ad-request.ts";
import { filteredEnergies, highPass, lowPass } from "./dsp/biquad.ts";
import { noise } from "./dsp/noise.ts";
import { decodeAudio } from "./formats/decode-audio.ts";
import { edgeLevels } from "./measure/edge-levels.ts";
import { silences } from "./measure/silence.ts";
import { type AdEngines, renderAd } from "./render-ad.ts";
import { embeddedWriter } from "./script/embedded-writer.ts";
import { openEmbeddedSpeech } from "./speech/embedded-speech.ts";
import { sine } from "./testing/sine.ts";
import { type Choices, adRequestOf } from "./testing/test-studio.ts";

const speech = openEmbeddedSpeech();
afterAll(() => speech.close());

const sampleRate = 44_100;
const track = { sampleRate, channels: [noise(20 * sampleRate, 8), noise(20 * sampleRate, 9)] };
const makers: AdEngines = { writer: embeddedWriter, speech, loadTrack: () => Promise.resolve(track) };

const bed = { fade_in_ms: 500, fade_out_ms: 1000 };
const two = ["vc_amelia", "vc_russell"];
const never = new AbortController().signal;
const make = (wish: AdRequest, stages: string[] = []) =>
  renderAd(wish, makers, (stage) => stages.push(stage), never);

describe("an ad of the embedded writer", () => {
  test.each<[number, Choices]>([
    [10, {}],
    [15, { voice_ids: two }],
    [20, { music: bed }],
    [30, { voice_ids: two, music: bed }],
    [50, { tone: "energetic" }],
  ])("of %i s keeps its length, its loudness and its edges (%j)", async (seconds, choices) => {
    const stages: string[] = [];
    const { bytes, figures, script } = await make(adRequestOf({ adLength: seconds, ...choices }), stages);
    expect(stages).toEqual(["writing", "speaking", "mixing"]);
    expect(figures.durationMs).toBeGreaterThanOrEqual(seconds * 930);
    expect(figures.durationMs).toBeLessThanOrEqual(seconds * 1000);
    expect(Math.abs((figures.loudnessLufs ?? 0) + 16)).toBeLessThanOrEqual(0.5);
    expect(figures.truePeakDbtp).toBeLessThanOrEqual(-1.5);
    const decoded = await decodeAudio(bytes);
    const { first, last } = edgeLevels(decoded, 5);
    expect(Math.max(first, last)).toBeLessThan(-60);
    const longest = Math.max(
      0,
      ...silences(decoded, { belowDbfs: -45, atLeastMs: 200 }).map(({ startMs, endMs }) => endMs - startMs),
    );
    expect(longest).toBeLessThan(3000);
    expect(script).toContain("Coffee");
  });
});

test("an own script lasts what it lasts, and is kept to the letter", async () => {
  const prompt = "  Coffee & Co opens at 7.\n\nCome hungry! ";
  const { figures, script } = await make(adRequestOf({ script_source: "own", prompt }));
  expect(script).toBe(prompt);
  expect(figures.durationMs).toBeGreaterThan(2000);
  expect(figures.durationMs).toBeLessThan(8000);
});

test("a track of the library is played again where it is made for it, any other one from its end", async () => {
  const start = sine({ frequency: 300, dbfs: -12, seconds: 44, sampleRate });
  // Behind where the library says that First Light leads back.
  const end = sine({ frequency: 9000, dbfs: -12, seconds: 1, sampleRate });
  const channel = Float32Array.from([...start, ...end]);
  const loadTrack = () => Promise.resolve({ sampleRate, channels: [channel, channel] });
  const highs = async (music_id: string) => {
    const music = { ...bed, music_id, volume: 1, playback_start: 40_000 };
    const prompt =
      "Coffee & Co opens at seven. Come in, sit down, and tell us what you would like to drink today.";
    const wish = adRequestOf({ script_source: "own", prompt, music });
    const { bytes } = await renderAd(wish, { ...makers, loadTrack: loadTrack }, () => undefined, never);
    const [left = new Float32Array()] = (await decodeAudio(bytes)).channels;
    const tone = { frequency: 9000, q: 8, sampleRate };
    return filteredEnergies(left, left.length, highPass(tone), lowPass(tone))[0] ?? 0;
  };
  expect((await highs("trk_any")) / (await highs("trk_first_light"))).toBeGreaterThan(30);
});

test("who stops waiting stops the work", async () => {
  const stop = new AbortController();
  const making = renderAd(
    adRequestOf({}),
    makers,
    (stage) => stage === "speaking" && stop.abort(),
    stop.signal,
  );
  await expect(making).rejects.toThrow("aborted");
});
