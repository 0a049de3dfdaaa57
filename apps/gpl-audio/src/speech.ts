// SPDX-License-Identifier: GPL-3.0-or-later
import { type EspeakWorker, startEspeak } from "./espeak-ng.ts";
import { openKanaConverter } from "./japanese.ts";
import type { SpeakResult, SpeakRequest } from "./messages.ts";

/** Text-to-speech with eSpeak NG, loaded lazily. */
export function openSpeech(): { speak: (request: SpeakRequest) => Promise<SpeakResult> } {
  let loading: Promise<EspeakWorker> | undefined;
  const toKana = openKanaConverter();

  return {
    async speak({ text, voice, rate, pitch, range, isJapanese }) {
      loading ??= startEspeak().then(({ eSpeakNGWorker }) => new eSpeakNGWorker());
      const readable = isJapanese ? await toKana(text) : text;
      const worker = await loading;
      // An unknown voice leaves the previous one selected; only the return value reports the error.
      if (worker.set_voice(voice, 0, 0, 0, 0) !== 0) throw new Error(`eSpeak NG has no voice ${voice}`);
      worker.set_rate(rate);
      worker.set_pitch(pitch);
      worker.set_range(range);
      const chunks: Int16Array[] = [];
      worker.synthesize(readable, (chunk) => {
        if (chunk) chunks.push(chunk.slice());
      });
      return { samples: concatenate(chunks), sampleRate: worker.get_samplerate() };
    },
  };
}

function concatenate(chunks: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    samples.set(chunk, offset);
    offset += chunk.length;
  }
  return samples;
}
