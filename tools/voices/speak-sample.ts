import { frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";
import { resample } from "@earshot/engine/dsp/resample.ts";
import { joinSentences, trimSentence } from "@earshot/engine/mix/dialogue.ts";
import { mixAd } from "@earshot/engine/mix/mix-ad.ts";
import { topFrequencyOf } from "@earshot/engine/speech/embedded-speech.ts";
import { neutralProsody, type SpeechEngine } from "@earshot/engine/speech/speech-engine.ts";
import { polishVoice } from "@earshot/engine/speech/voice-polish.ts";
import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { lettersOf, wordCount } from "@earshot/engine/voices/word-count.ts";

import { paceTexts, sentences } from "./sentences.ts";

const sampleRate = 44_100;
const pauseAfterMs = 240;

/** The voice's sample as an ad has it without a bed: one channel, from silence to silence. */
export async function speakSample(engine: SpeechEngine, voice: CatalogueVoice): Promise<Pcm> {
  const spoken = await speakAll(engine, voice, sentences[voice.language]);
  const joined = joinSentences(
    spoken.map((pcm) => ({ pcm: trimSentence(resample(pcm, sampleRate)), pauseAfterMs })),
    sampleRate,
  );
  const [first] = spoken;
  const { channels } = mixAd(polishVoice(joined, first ? topFrequencyOf(first) : sampleRate / 2), null);
  return { sampleRate, channels: channels.slice(0, 1) };
}

/** How fast the voice speaks a text as ads have it, the pauses between its sentences aside. */
export async function measurePace(engine: SpeechEngine, voice: CatalogueVoice) {
  const texts = paceTexts[voice.language];
  const spoken = await speakAll(engine, voice, texts);
  const seconds = spoken
    .map((pcm) => frameCount(trimSentence(pcm)) / pcm.sampleRate)
    .reduce((sum, length) => sum + length, 0);
  const text = texts.join(" ");
  return {
    wordsPerMinute: Math.round((wordCount(text, voice.language) / seconds) * 60),
    lettersPerSecond: Math.round((lettersOf(text) / seconds) * 10) / 10,
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
