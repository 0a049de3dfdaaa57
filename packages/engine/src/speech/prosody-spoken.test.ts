import type { Tone } from "@earshot/contract/languages.ts";
import { afterAll, expect, test } from "vitest";

import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { medianPitch, pitchTrack } from "../measure/pitch.ts";
import { silences } from "../measure/silence.ts";
import { trimSentence } from "../mix/dialogue.ts";
import { findVoice } from "../voices/catalogue.ts";
import { openEmbeddedSpeech } from "./embedded-speech.ts";
import { mannerOf } from "./prosody.ts";
import type { Manner } from "./speech-engine.ts";

const engine = openEmbeddedSpeech();
afterAll(() => engine.close());

/** One voice of each way in which pitch and pace are set, each with a sentence that it can say. */
const speakers = [
  ["Amelia", "Fresh bread is baked here every morning, and the coffee is always hot."],
  ["Russell", "Fresh bread is baked here every morning, and the coffee is always hot."],
  ["Lucia", "Cada mañana horneamos pan fresco, y el café siempre está caliente."],
] as const;

type Heard = { seconds: number; pitch: number; swing: number; pauseMs: number };

async function speak(name: string, text: string, manner: Manner): Promise<Pcm> {
  const voice = findVoice(`vc_${name.toLowerCase()}`)!;
  return trimSentence(await engine.speak(text, voice, manner, new AbortController().signal));
}

const heard = new Map<string, Promise<Heard>>();

/** What is heard of a sentence; each manner is spoken once. */
function hear(name: string, text: string, manner: Manner): Promise<Heard> {
  const key = JSON.stringify([name, text, manner]);
  if (!heard.has(key)) heard.set(key, speak(name, text, manner).then(measured));
  return heard.get(key)!;
}

function measured(pcm: Pcm): Heard {
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

const toned = (tone: Tone) => mannerOf({ tone, instructions: "", name: "" });

test.each(speakers)("%s: what the tones are called is what is heard", async (name, text) => {
  const own = await hear(name, text, toned(""));
  const of = (tone: Tone) => hear(name, text, toned(tone));
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
  "%s: the melody of flat is narrower, and that of fun wider",
  async (name, text) => {
    const own = await hear(name, text, toned(""));
    expect((await hear(name, text, toned("flat"))).swing / own.swing).toBeLessThan(0.8);
    expect((await hear(name, text, toned("fun"))).swing / own.swing).toBeGreaterThan(1.05);
  },
);

test.each(speakers)("%s pauses after the word that is named, for as long as is asked", async (name, text) => {
  const manner = { ...toned(""), pauses: [{ after: name === "Lucia" ? "pan" : "bread", ms: 700 }] };
  const [own, paused] = [await hear(name, text, toned("")), await hear(name, text, manner)];
  expect(paused.pauseMs - own.pauseMs).toBeGreaterThan(600);
});

test.each(speakers)("%s makes longer pauses within a sentence", async (name, text) => {
  const [own, longer] = [
    await hear(name, text, toned("")),
    await hear(name, text, { ...toned(""), pauseScale: 2 }),
  ];
  expect(longer.seconds - own.seconds).toBeGreaterThan(0.1);
});
