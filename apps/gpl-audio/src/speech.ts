// SPDX-License-Identifier: GPL-3.0-or-later
import { type EspeakWorker, startEspeak } from "./espeak-ng.ts";
import { openJapanese } from "./japanese.ts";
import type { Spoken, ToSpeak } from "./messages.ts";

/** Speaks with eSpeak NG, which is loaded with the first text. */
export function openSpeech(): { speak: (asked: ToSpeak) => Promise<Spoken> } {
  let loading: Promise<EspeakWorker> | undefined;
  const inKana = openJapanese();

  return {
    async speak({ text, voice, rate, pitch, range, isJapanese }) {
      loading ??= startEspeak().then(({ eSpeakNGWorker }) => new eSpeakNGWorker());
      const spoken = isJapanese ? await inKana(text) : text;
      const worker = await loading;
      // An unknown voice leaves the voice as it was, with no other sign than this number.
      if (worker.set_voice(voice, 0, 0, 0, 0) !== 0) throw new Error(`eSpeak NG has no voice ${voice}`);
      worker.set_rate(rate);
      worker.set_pitch(pitch);
      worker.set_range(range);
      const parts: Int16Array[] = [];
      worker.synthesize(spoken, (part) => {
        if (part) parts.push(part.slice());
      });
      return { samples: joined(parts), sampleRate: worker.get_samplerate() };
    },
  };
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
