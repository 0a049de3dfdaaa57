import { afterAll, describe, expect, test } from "vitest";

import type { AdRequest } from "./ad-request.ts";
import { filteredEnergies, highPass, lowPass } from "./dsp/biquad.ts";
import { noise } from "./dsp/noise.ts";
import { decodeAudio } from "./formats/decode-audio.ts";
import { edgeLevels } from "./measure/edge-levels.ts";
import { silences } from "./measure/silence.ts";
import { type AdEngines, type AdProgress, renderAd } from "./render-ad.ts";
import { embeddedWriter } from "./script/embedded-writer.ts";
import { openEmbeddedSpeech } from "./speech/embedded-speech.ts";
import { sine } from "./testing/sine.ts";
import { type Choices, adRequestOf } from "./testing/test-studio.ts";
import { writeScripts } from "./write-scripts.ts";

const speech = openEmbeddedSpeech();
afterAll(() => speech.close());

const sampleRate = 44_100;
const track = { sampleRate, channels: [noise(20 * sampleRate, 8), noise(20 * sampleRate, 9)] };
const engines: AdEngines = { writer: embeddedWriter, speech, loadTrack: () => Promise.resolve(track) };

const bed = { fade_in_ms: 500, fade_out_ms: 1000 };
const two = ["vc_amelia", "vc_russell"];
const never = new AbortController().signal;
const render = (request: AdRequest, progress: AdProgress[] = []) =>
  renderAd(request, engines, (next) => progress.push(next), never);

describe("a script from the writer", () => {
  test.each<[number, Choices]>([
    [10, {}],
    [15, { voice_ids: two }],
    [20, { music: bed }],
    [30, { voice_ids: two, music: bed }],
    [50, { tone: "energetic" }],
  ])("meets the length, loudness and edge levels of a %i s ad (%j)", async (seconds, choices) => {
    const { bytes, figures, script } = await render(adRequestOf({ adLength: seconds, ...choices }));
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

test("reports each stage, the text, and a waveform that grows line by line", async () => {
  const progress: AdProgress[] = [];
  const { lines, script } = await render(adRequestOf({}), progress);
  expect([...new Set(progress.map(({ stage }) => stage))]).toEqual(["writing", "speaking", "mixing"]);
  const [begun, ...recorded] = progress.filter(({ stage }) => stage === "speaking");
  expect(begun?.script).toContain("Coffee");
  const drawn = recorded.map(({ peaks = [] }) => peaks.filter((peak) => peak > 0).length);
  expect(drawn.length).toBeGreaterThanOrEqual(lines.length);
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
  expect(drawn[0]).toBeLessThan(drawn.at(-1) ?? 0);
  const last = progress.at(-1);
  expect(last).toMatchObject({ stage: "mixing", script });
  expect(last?.peaks).toHaveLength(200);
});

test("reports where each line starts and which voice speaks it", async () => {
  const script = [
    { text: "We roast coffee in Leeds.", voice: 2 as const },
    { text: "The first bag is half price, and every bag is posted the same day.", voice: null },
    { text: "Come in!", voice: null },
  ];
  const { bytes, lines, script: said } = await render(adRequestOf({ script, voice_ids: two }));
  expect(lines.map(({ text, voice }) => [text, voice])).toEqual([
    ["We roast coffee in Leeds.", 2],
    ["The first bag is half price, and every bag is posted the same day.", 2],
    ["Come in!", 1],
  ]);
  expect(said).toBe(script.map(({ text }) => text).join(" "));
  const decoded = await decodeAudio(bytes);
  const quiet = silences(decoded, { belowDbfs: -50, atLeastMs: 120 });
  for (const { startMs } of lines)
    expect(Math.min(...quiet.map(({ endMs }) => Math.abs(endMs - startMs)))).toBeLessThan(80);
});

test.each<Choices>([{}, { voice_ids: two }, { adLength: 30, music: bed }])(
  "renders a written script at its original length when its lines are sent back unchanged (%j)",
  async (choices) => {
    const request = adRequestOf(choices);
    const { scripts } = await writeScripts(request, 1, embeddedWriter, never);
    const script = scripts[0]!.lines.map(({ text, voice }) => ({ text, voice: voice ?? null }));
    const { figures, lines } = await render({ ...request, inputs: { ...request.inputs, script } });
    expect(lines.map(({ text }) => text)).toEqual(script.map(({ text }) => text));
    const { adLength } = request.inputs;
    expect(figures.durationMs).toBeGreaterThanOrEqual(adLength * 930);
    expect(figures.durationMs).toBeLessThanOrEqual(adLength * 1000);
  },
);

test.each([
  ["short", "Come in!", 0, 3000],
  ["long", "We roast fresh coffee in Leeds every single Tuesday. ".repeat(6), 15_000, 30_000],
])("does not stretch or cut an edited script that is too %s", async (_what, text, least, most) => {
  const { figures } = await render(adRequestOf({ script: [{ text }] }));
  expect(figures.durationMs).toBeGreaterThan(least);
  expect(figures.durationMs).toBeLessThan(most);
});

test("returns the user's own script unchanged, at its own length", async () => {
  const prompt = "  Coffee & Co opens at 7.\n\nCome hungry! ";
  const { figures, script } = await render(adRequestOf({ script_source: "own", prompt }));
  expect(script).toBe(prompt);
  expect(figures.durationMs).toBeGreaterThan(2000);
  expect(figures.durationMs).toBeLessThan(8000);
});

test("loops a library track at its loop points, but any other track at the end of its file", async () => {
  const start = sine({ frequency: 300, dbfs: -12, seconds: 44, sampleRate });
  // A different tone, in the part of the file that follows the loop of First Light.
  const end = sine({ frequency: 9000, dbfs: -12, seconds: 1, sampleRate });
  const channel = Float32Array.from([...start, ...end]);
  const loadTrack = () => Promise.resolve({ sampleRate, channels: [channel, channel] });
  const highEnergy = async (music_id: string) => {
    const music = { ...bed, music_id, volume: 1, playback_start: 40_000 };
    const prompt =
      "Coffee & Co opens at seven. Come in, sit down, and tell us what you would like to drink today.";
    const request = adRequestOf({ script_source: "own", voice_ids: ["vc_amelia"], prompt, music });
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
    ({ stage }) => stage === "speaking" && stop.abort(),
    stop.signal,
  );
  await expect(rendering).rejects.toThrow("aborted");
});
