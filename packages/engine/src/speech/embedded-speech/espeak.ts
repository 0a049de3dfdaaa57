import { createRequire } from "node:module";

import type { SpeakResult, SpeakRequest } from "@earshot/gpl-audio/messages.ts";

import type { Pcm } from "../../dsp/pcm.ts";
import { openWorkerProcess, WorkerProcessError } from "../../process/worker-process.ts";
import type { EspeakShape, LanguageName } from "../../voices/catalogue-voice.ts";
import { type Prosody, SpeechError } from "../speech-engine.ts";

export interface Espeak {
  speak(
    spoken: string,
    voice: { shape: EspeakShape; language: LanguageName },
    prosody: Prosody,
    signal: AbortSignal,
  ): Promise<Pcm>;
  /** Terminates the process. */
  close(): void;
}

export interface EspeakOptions {
  /** The path of the worker's script. */
  program?: string;
  /**
   * The time limit for speaking the given text, in ms. Default: a hundred times the usual time, to allow for busy
   * machines.
   */
  limitMs?: (text: string) => number;
}

/** eSpeak NG's default rate, in words per minute. */
const defaultRate = 175;
/** Sample rates in Hz are rounded to multiples of this, which keeps resampling tables small. */
const sampleRateStep = 50;
/** eSpeak NG's pitch steps per semitone (measured between 20 and 80 with two variants: 6 to 6.4). */
const stepsPerSemitone = 6.1;

/**
 * eSpeak NG in the worker process of @earshot/gpl-audio. Retries once when the process hangs or dies. Returns one
 * channel at about 22 kHz.
 */
export function openEspeak({
  program = espeakProgram(),
  limitMs = defaultLimitMs,
}: EspeakOptions = {}): Espeak {
  const worker = openWorkerProcess<SpeakRequest, SpeakResult>(program);

  async function requestWithRetry(request: SpeakRequest, signal: AbortSignal): Promise<SpeakResult> {
    const limit = limitMs(request.text);
    try {
      return await worker.request(request, limit, signal);
    } catch (error) {
      if (!(error instanceof WorkerProcessError)) throw error;
      return worker.request(request, limit, signal);
    }
  }

  return {
    close: () => worker.close(),
    async speak(spoken, { shape, language }, prosody, signal) {
      const { samples, sampleRate } = await requestWithRetry(
        { kind: "speak", text: spoken, isJapanese: language === "Japanese", ...settings(shape, prosody) },
        signal,
      ).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new SpeechError(`eSpeak NG did not speak: ${(error as Error).message}`, { cause: error });
      });
      return {
        sampleRate: Math.round((sampleRate * shape.size) / sampleRateStep) * sampleRateStep,
        channels: [Float32Array.from(samples, (sample) => sample / 0x8000)],
      };
    },
  };
}

const espeakProgram = () => createRequire(import.meta.url).resolve("@earshot/gpl-audio/main.ts");

/** Loading the Japanese dictionary takes several seconds the first time. */
const defaultLimitMs = (text: string) => 20_000 + 50 * text.length;

/** A smaller speaker is played back at a higher sample rate, so it must speak more slowly. */
function settings(
  { identifier, size, stretch, pitch, range }: EspeakShape,
  { rate, semitones, pitchRange = 1 }: Prosody,
) {
  return {
    voice: identifier,
    rate: Math.round((defaultRate * rate) / (stretch * size)),
    pitch: clamp(pitch + semitones * stepsPerSemitone),
    range: clamp(range * pitchRange),
  };
}

const clamp = (step: number) => Math.round(Math.min(100, Math.max(0, step)));
