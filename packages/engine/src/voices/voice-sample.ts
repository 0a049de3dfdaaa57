import { findLanguage } from "@earshot/contract/languages.ts";

import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { packPeaks } from "../measure/packed-peaks.ts";
import { medianPitch } from "../measure/pitch.ts";
import { joinSentences, trimSentence } from "../mix/dialogue.ts";
import { type Mp3Format, masterToMp3 } from "../mix/master-to-mp3.ts";
import { mixAd } from "../mix/mix-ad.ts";
import { topFrequencyOf } from "../speech/embedded-speech.ts";
import { neutralProsody, type SpeechEngine } from "../speech/speech-engine.ts";
import { polishVoice } from "../speech/voice-polish.ts";
import type { CatalogueVoice, LanguageName, PackedVoice } from "./catalogue-voice.ts";
import { letterCount } from "./measured.ts";
import { paceTexts, sentences } from "./sample-sentences.ts";

const sampleRate = 44_100;
const pauseAfterMs = 240;

/** A voice alone needs a lower bitrate than an ad. */
const sampleFormat: Mp3Format = { kilobits: 128, channels: 1, encoderLossLu: 0 };

/** Speaks and measures a voice's sample: returns its MP3, and its figures in stored form. */
export async function makeSample(engine: SpeechEngine, voice: CatalogueVoice) {
  const { bytes, figures } = await masterToMp3(await speakSample(engine, voice), sampleFormat);
  const pitchHz = Math.round(medianPitch(await decodeAudio(bytes)));
  const { durationMs, peaks } = figures;
  const facts: PackedVoice = {
    ...(await measurePace(engine, voice)),
    durationMs,
    pitchHz,
    peaks: packPeaks(peaks),
  };
  return { bytes, facts };
}

/** Describes a sample for the operator in one line: name, language, length, pace and pitch. */
export function describeSample({ id, language }: CatalogueVoice, facts: PackedVoice): string {
  return [
    id.padEnd(14),
    language.padEnd(10),
    `${(facts.durationMs / 1000).toFixed(2)} s`,
    `${facts.wordsPerMinute} words a minute`.padStart(20),
    `${facts.lettersPerSecond} letters a second`.padStart(22),
    `${facts.pitchHz} Hz`.padStart(7),
  ].join(" ");
}

/**
 * Speaks the voice's sample and mixes it like an ad without music: two identical channels, with silence at the start
 * and end.
 */
async function speakSample(engine: SpeechEngine, voice: CatalogueVoice): Promise<Pcm> {
  const spoken = await speakAll(engine, voice, sentences[voice.language]);
  const joined = joinSentences(
    spoken.map((pcm) => ({ pcm: trimSentence(resample(pcm, sampleRate)), pauseAfterMs })),
    sampleRate,
  );
  const [first] = spoken;
  return mixAd(polishVoice(joined, first ? topFrequencyOf(first) : sampleRate / 2), null);
}

/** Measures the voice's pace on typical text, excluding the pauses between sentences. */
async function measurePace(engine: SpeechEngine, voice: CatalogueVoice) {
  const texts = paceTexts[voice.language];
  const spoken = await speakAll(engine, voice, texts);
  const seconds = spoken
    .map((pcm) => frameCount(trimSentence(pcm)) / pcm.sampleRate)
    .reduce((sum, length) => sum + length, 0);
  const text = texts.join(" ");
  return {
    wordsPerMinute: Math.round((wordCount(text, voice.language) / seconds) * 60),
    lettersPerSecond: Math.round((letterCount(text) / seconds) * 10) / 10,
  };
}

async function speakAll(
  engine: SpeechEngine,
  voice: CatalogueVoice,
  texts: readonly string[],
): Promise<Pcm[]> {
  const spoken: Pcm[] = [];
  for (const text of texts) {
    spoken.push(await engine.speak(text, voice, neutralProsody, new AbortController().signal));
  }
  return spoken;
}

/**
 * The number of characters that take as long to speak as a word in other languages, for writing systems without
 * spaces (measured on newsreaders' speech).
 */
const charactersPerWord: Partial<Record<LanguageName, number>> = { Chinese: 1.6, Japanese: 2.4 };

function wordCount(spoken: string, language: LanguageName): number {
  const each = charactersPerWord[language];
  if (each) return (spoken.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / each;
  const words = new Intl.Segmenter(findLanguage(language)?.code, { granularity: "word" });
  return [...words.segment(spoken)].filter(({ isWordLike }) => isWordLike).length;
}
