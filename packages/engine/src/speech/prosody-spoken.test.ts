import type { Tone } from "@earshot/contract/languages.ts";
import { afterAll, expect, test } from "vitest";

import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { medianPitch, pitchTrack } from "../measure/pitch.ts";
import { silences } from "../measure/silence.ts";
import { trimSentence } from "../mix/dialogue.ts";
import { findVoice } from "../voices/catalogue.ts";
import { openEmbeddedSpeech } from "./embedded-speech.ts";
import { prosodyOf } from "./prosody.ts";
import type { Prosody } from "./speech-engine.ts";

const engine = openEmbeddedSpeech();
afterAll(() => engine.close());

/** One voice for each method of setting pitch and pace, with a sentence in its language. */
const speakers = [
  ["Amelia", "Fresh bread is baked here every morning, and the coffee is always hot."],
  ["Russell", "Fresh bread is baked here every morning, and the coffee is always hot."],
  ["Lucia", "Cada mañana horneamos pan fresco, y el café siempre está caliente."],
] as const;

type Measured = { seconds: number; pitch: number; swing: number; pauseMs: number };

async function speak(name: string, text: string, prosody: Prosody): Promise<Pcm> {
  const voice = findVoice(`vc_${name.toLowerCase()}`)!;
  return trimSentence(await engine.speak(text, voice, prosody, new AbortController().signal));
}

const cache = new Map<string, Promise<Measured>>();

/** Speaks and measures a sentence, once per prosody. */
function speakAndMeasure(name: string, text: string, prosody: Prosody): Promise<Measured> {
  const key = JSON.stringify([name, text, prosody]);
  if (!cache.has(key)) cache.set(key, speak(name, text, prosody).then(measure));
  return cache.get(key)!;
}

function measure(pcm: Pcm): Measured {
  const pitch = medianPitch(pcm);
  const voiced = pitchTrack(pcm).filter((each) => each > pitch / 1.6 && each < pitch * 1.6);
  const spread = voiced.map((each) => (12 * Math.log2(each / pitch)) ** 2);
  return {
    seconds: frameCount(pcm) / pcm.sampleRate,
    pitch,
    swing: Math.sqrt(spread.reduce((sum, each) => sum + each, 0) / spread.length),
    pauseMs: silences(pcm, { belowDbfs: -45, atLeastMs: 90 }).reduce(
      (sum, { startMs, endMs }) => sum + endMs - startMs,
      0,
    ),
  };
}

const toned = (tone: Tone) => prosodyOf({ tone, instructions: "", name: "" });

test.each(speakers)("%s: each tone has the pace and pitch that its name suggests", async (name, text) => {
  const own = await speakAndMeasure(name, text, toned(""));
  const of = (tone: Tone) => speakAndMeasure(name, text, toned(tone));
  expect((await of("slow")).seconds / own.seconds).toBeGreaterThan(1.12);
  expect((await of("fast")).seconds / own.seconds).toBeLessThan(0.9);
  expect((await of("calm")).seconds / own.seconds).toBeGreaterThan(1.05);
  expect((await of("energetic")).seconds / own.seconds).toBeLessThan(0.95);
  expect((await of("high pitched")).pitch / own.pitch).toBeGreaterThan(1.13);
  expect((await of("low pitched")).pitch / own.pitch).toBeLessThan(0.9);
  expect((await of("deep")).pitch / own.pitch).toBeLessThan(0.9);
  expect((await of("calm")).pitch / own.pitch).toBeLessThan(0.98);
  expect((await of("energetic")).pitch / own.pitch).toBeGreaterThan(1.04);
});

test.each(speakers.filter(([name]) => name !== "Russell"))(
  "%s: “flat” narrows the pitch range, and “fun” widens it",
  async (name, text) => {
    const own = await speakAndMeasure(name, text, toned(""));
    expect((await speakAndMeasure(name, text, toned("flat"))).swing / own.swing).toBeLessThan(0.8);
    expect((await speakAndMeasure(name, text, toned("fun"))).swing / own.swing).toBeGreaterThan(1.05);
  },
);

test.each(speakers)("%s pauses after the named word for the requested time", async (name, text) => {
  const prosody = { ...toned(""), pauses: [{ after: name === "Lucia" ? "pan" : "bread", ms: 700 }] };
  const [own, paused] = [
    await speakAndMeasure(name, text, toned("")),
    await speakAndMeasure(name, text, prosody),
  ];
  expect(paused.pauseMs - own.pauseMs).toBeGreaterThan(600);
});

test.each(speakers)("%s: pauseScale lengthens the pauses within a sentence", async (name, text) => {
  const [own, longer] = [
    await speakAndMeasure(name, text, toned("")),
    await speakAndMeasure(name, text, { ...toned(""), pauseScale: 2 }),
  ];
  expect(longer.seconds - own.seconds).toBeGreaterThan(0.1);
});
