import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { medianPitch } from "../../measure/pitch.ts";
import { writeToyModel } from "../../testing/toy-voice-model.ts";
import { findNeuralModels } from "../../voices/find-neural-models.ts";
import { openEmbeddedSpeech } from "../embedded-speech.ts";
import { neutralProsody, type Prosody } from "../speech-engine.ts";

const folder = mkdtempSync(path.join(tmpdir(), "earshot-voices-"));
const speech = openEmbeddedSpeech();
afterAll(() => {
  speech.close();
  rmSync(folder, { recursive: true });
});

writeToyModel(path.join(folder, "toy"));
const [model] = findNeuralModels(folder);

async function figuresOf(prosody: Partial<Prosody> = {}) {
  if (!model || !("voices" in model)) throw new Error("no voice was found");
  const voice = { ...model.voices[0]!, gender: "male" as const };
  const signal = new AbortController().signal;
  const pcm = await speech.speak("This is how I sound.", voice, { ...neutralProsody, ...prosody }, signal);
  return { seconds: pcm.channels[0]!.length / pcm.sampleRate, pitchHz: medianPitch(pcm) };
}

test("speaks faster at a higher rate, at the same pitch", async () => {
  const [usual, fast] = [await figuresOf(), await figuresOf({ rate: 1.25 })];
  expect(usual.seconds / fast.seconds).toBeCloseTo(1.25, 1);
  expect(fast.pitchHz / usual.pitchHz).toBeCloseTo(1, 1);
});

test("speaks at a higher pitch on request, at the same pace", async () => {
  const [usual, high] = [await figuresOf(), await figuresOf({ semitones: 2 })];
  expect(high.pitchHz / usual.pitchHz).toBeCloseTo(2 ** (2 / 12), 1);
  expect(usual.seconds / high.seconds).toBeCloseTo(1, 1);
});
