import { createRequire } from "node:module";

import type { Spoken, ToSpeak } from "@earshot/gpl-audio/messages.ts";

import type { Pcm } from "../../dsp/pcm.ts";
import { keepProgram, ProgramGone } from "../../process/worker-process.ts";
import type { EspeakShape, LanguageName } from "../../voices/catalogue-voice.ts";
import { type Manner, SpeechFailed } from "../speech-engine.ts";

export interface Espeak {
  speak(
    spoken: string,
    voice: { shape: EspeakShape; language: LanguageName },
    manner: Manner,
    signal: AbortSignal,
  ): Promise<Pcm>;
  /** Ends its program. */
  close(): void;
}

export interface EspeakOptions {
  /** The program's file. */
  program?: string;
  /** How long a text may take, in ms: on a busy machine still a hundred times what it takes. */
  limitMs?: (text: string) => number;
}

/** eSpeak NG's own pace, in words per minute. */
const ownPace = 175;
const rateStep = 50;
/** Steps of eSpeak NG's pitch to a semitone (measured, 20 to 80 with two variants: 6 to 6.4). */
const stepsPerSemitone = 6.1;

/**
 * eSpeak NG, in the program of @earshot/gpl-audio, which starts with the first sentence. When it hangs or dies, the
 * sentence is spoken again once by a new one. What it speaks is one channel around 22 kHz.
 */
export function openEspeak({ program = ownProgram(), limitMs = patience }: EspeakOptions = {}): Espeak {
  const kept = keepProgram<ToSpeak, Spoken>(program);

  async function ask(question: ToSpeak, signal: AbortSignal): Promise<Spoken> {
    const limit = limitMs(question.text);
    try {
      return await kept.ask(question, limit, signal);
    } catch (error) {
      if (!(error instanceof ProgramGone)) throw error;
      return kept.ask(question, limit, signal);
    }
  }

  return {
    close: () => kept.close(),
    async speak(spoken, { shape, language }, manner, signal) {
      const { samples, sampleRate } = await ask(
        { kind: "speak", text: spoken, isJapanese: language === "Japanese", ...settings(shape, manner) },
        signal,
      ).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new SpeechFailed(`eSpeak NG did not speak: ${(error as Error).message}`, { cause: error });
      });
      return {
        sampleRate: Math.round((sampleRate * shape.size) / rateStep) * rateStep,
        channels: [Float32Array.from(samples, (sample) => sample / 0x8000)],
      };
    },
  };
}

const ownProgram = () => createRequire(import.meta.url).resolve("@earshot/gpl-audio/main.ts");

/** The dictionary for Japanese takes some seconds, once. */
const patience = (text: string) => 20_000 + 50 * text.length;

/** A smaller speaker is the same sound played faster, so it is spoken slower first. */
function settings(
  { identifier, size, stretch, pitch, range }: EspeakShape,
  { rate, semitones, melody = 1 }: Manner,
) {
  return {
    voice: identifier,
    rate: Math.round((ownPace * rate) / (stretch * size)),
    pitch: within(pitch + semitones * stepsPerSemitone),
    range: within(range * melody),
  };
}

const within = (step: number) => Math.round(Math.min(100, Math.max(0, step)));
