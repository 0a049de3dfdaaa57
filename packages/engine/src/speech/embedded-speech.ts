import type { Pcm } from "../dsp/pcm.ts";
import { type EspeakOptions, openEspeak } from "./embedded-speech/espeak.ts";
import { openFlite } from "./embedded-speech/flite.ts";
import { speakInParts } from "./speak-in-parts.ts";
import type { SpeechEngine } from "./speech-engine.ts";

/**
 * The engine that needs no network and no key: flite for most of English, eSpeak NG for the rest. `close` ends the
 * program of eSpeak NG.
 */
export function openEmbeddedSpeech(options: EspeakOptions = {}): SpeechEngine & { close: () => void } {
  const speakWithFlite = openFlite();
  const espeak = openEspeak(options);
  return {
    close: () => espeak.close(),
    speak: async (spoken, { shape, language }, manner, signal) =>
      speakInParts(spoken, manner, signal, (part) =>
        shape.engine === "flite"
          ? speakWithFlite(part, shape, manner)
          : espeak.speak(part, { shape, language }, manner, signal),
      ),
  };
}

/** Where what such a voice speaks ends, in Hz, for `polishVoice`: half its rate, less the slope. */
export const topFrequencyOf = ({ sampleRate }: Pcm): number => sampleRate * 0.465;
