import { findLanguage } from "@earshot/contract/languages.ts";
import { frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";
import { resample } from "@earshot/engine/dsp/resample.ts";
import { joinSentences, trimSentence } from "@earshot/engine/mix/dialogue.ts";
import { mixAd } from "@earshot/engine/mix/mix-ad.ts";
import { topFrequencyOf } from "@earshot/engine/speech/embedded-speech.ts";
import { neutralProsody, type SpeechEngine } from "@earshot/engine/speech/speech-engine.ts";
import { polishVoice } from "@earshot/engine/speech/voice-polish.ts";
import type { CatalogueVoice, LanguageName } from "@earshot/engine/voices/catalogue-voice.ts";
import { letterCount } from "@earshot/engine/voices/measured.ts";

import { paceTexts, sentences } from "./sentences.ts";

const sampleRate = 44_100;
const pauseAfterMs = 240;

/** Speaks the voice's sample like an ad without a bed: the same channel twice, from silence to silence. */
export async function speakSample(engine: SpeechEngine, voice: CatalogueVoice): Promise<Pcm> {
  const spoken = await speakAll(engine, voice, sentences[voice.language]);
  const joined = joinSentences(
    spoken.map((pcm) => ({ pcm: trimSentence(resample(pcm, sampleRate)), pauseAfterMs })),
    sampleRate,
  );
  const [first] = spoken;
  return mixAd(polishVoice(joined, first ? topFrequencyOf(first) : sampleRate / 2), null);
}

/** Measures the voice's pace over a typical text, without the pauses between sentences. */
export async function measurePace(engine: SpeechEngine, voice: CatalogueVoice) {
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
 * Number of characters that take as long as a word in other languages, for scripts without spaces (measured on
 * newsreaders).
 */
const charactersPerWord: Partial<Record<LanguageName, number>> = { Chinese: 1.6, Japanese: 2.4 };

function wordCount(spoken: string, language: LanguageName): number {
  const each = charactersPerWord[language];
  if (each) return (spoken.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / each;
  const words = new Intl.Segmenter(findLanguage(language)?.code, { granularity: "word" });
  return [...words.segment(spoken)].filter(({ isWordLike }) => isWordLike).length;
}
