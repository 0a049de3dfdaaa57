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
const engines: AdEngines = { writer: embeddedWriter, speech, loadTrack: () => Promise.resolve(track) };

const bed = { fade_in_ms: 500, fade_out_ms: 1000 };
const two = ["vc_amelia", "vc_russell"];
const never = new AbortController().signal;
const render = (request: AdRequest, stages: string[] = []) =>
  renderAd(request, engines, (stage) => stages.push(stage), never);

describe("a written ad", () => {
  test.each<[number, Choices]>([
    [10, {}],
    [15, { voice_ids: two }],
    [20, { music: bed }],
    [30, { voice_ids: two, music: bed }],
    [50, { tone: "energetic" }],
  ])("of %i s meets length, loudness and edge levels (%j)", async (seconds, choices) => {
    const stages: string[] = [];
    const { bytes, figures, script } = await render(adRequestOf({ adLength: seconds, ...choices }), stages);
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

test("an own script is returned unchanged and keeps its own length", async () => {
  const prompt = "  Coffee & Co opens at 7.\n\nCome hungry! ";
  const { figures, script } = await render(adRequestOf({ script_source: "own", prompt }));
  expect(script).toBe(prompt);
  expect(figures.durationMs).toBeGreaterThan(2000);
  expect(figures.durationMs).toBeLessThan(8000);
});

test("loops a library track at its loop points and any other at its end", async () => {
  const start = sine({ frequency: 300, dbfs: -12, seconds: 44, sampleRate });
  // Behind the loop end of First Light.
  const end = sine({ frequency: 9000, dbfs: -12, seconds: 1, sampleRate });
  const channel = Float32Array.from([...start, ...end]);
  const loadTrack = () => Promise.resolve({ sampleRate, channels: [channel, channel] });
  const highEnergy = async (music_id: string) => {
    const music = { ...bed, music_id, volume: 1, playback_start: 40_000 };
    const prompt =
      "Coffee & Co opens at seven. Come in, sit down, and tell us what you would like to drink today.";
    const request = adRequestOf({ script_source: "own", prompt, music });
    const { bytes } = await renderAd(request, { ...engines, loadTrack }, () => undefined, never);
    const [left = new Float32Array()] = (await decodeAudio(bytes)).channels;
    const tone = { frequency: 9000, q: 8, sampleRate };
    return filteredEnergies(left, left.length, highPass(tone), lowPass(tone))[0] ?? 0;
  };
  expect((await highEnergy("trk_any")) / (await highEnergy("trk_first_light"))).toBeGreaterThan(30);
});

test("rejects when aborted between stages", async () => {
  const stop = new AbortController();
  const rendering = renderAd(
    adRequestOf({}),
    engines,
    (stage) => stage === "speaking" && stop.abort(),
    stop.signal,
  );
  await expect(rendering).rejects.toThrow("aborted");
});
