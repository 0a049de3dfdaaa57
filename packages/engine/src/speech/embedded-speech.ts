import type { Pcm } from "../dsp/pcm.ts";
import { type EspeakOptions, openEspeak } from "./embedded-speech/espeak.ts";
import { openFlite } from "./embedded-speech/flite.ts";
import { speakWithPauses } from "./pauses.ts";
import type { SpeechEngine } from "./speech-engine.ts";

/**
 * Speech synthesis without network or key: flite for most English voices, eSpeak NG for all others. `close` ends eSpeak
 * NG's process.
 */
export function openEmbeddedSpeech(options: EspeakOptions = {}): SpeechEngine & { close: () => void } {
  const speakWithFlite = openFlite();
  const espeak = openEspeak(options);
  return {
    close: () => espeak.close(),
    speak: async (spoken, { shape, language }, prosody, signal) =>
      speakWithPauses(spoken, prosody, signal, (text) =>
        shape.engine === "flite"
          ? speakWithFlite(text, shape, prosody)
          : espeak.speak(text, { shape, language }, prosody, signal),
      ),
  };
}

/** Upper end of a voice's bandwidth in Hz: half its sample rate, less the filter's slope. */
export const topFrequencyOf = ({ sampleRate }: Pcm): number => sampleRate * 0.465;
