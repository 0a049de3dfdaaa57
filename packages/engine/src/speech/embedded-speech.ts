import type { Pcm } from "../dsp/pcm.ts";
import { type EspeakOptions, openEspeak } from "./embedded-speech/espeak.ts";
import { openFlite } from "./embedded-speech/flite.ts";
import { openNeural } from "./embedded-speech/neural.ts";
import { speakWithPauses } from "./pauses.ts";
import { speakWithPitch } from "./shift-pitch.ts";
import type { SpeechEngine } from "./speech-engine.ts";

/**
 * Speech synthesis without a network or key: flite for most English voices, eSpeak NG for all others, and the
 * operator's neural models. `close` terminates eSpeak NG's process.
 */
export function openEmbeddedSpeech(options: EspeakOptions = {}): SpeechEngine & { close: () => void } {
  const speakWithFlite = openFlite();
  const speakNeural = openNeural();
  const espeak = openEspeak(options);
  return {
    close: () => espeak.close(),
    speak: async (spoken, { shape, language }, prosody, signal) => {
      if (shape.engine === "neural")
        return speakWithPitch(spoken, prosody, signal, (text, speed) => speakNeural(text, shape, speed));
      return speakWithPauses(spoken, prosody, signal, (text) =>
        shape.engine === "flite"
          ? speakWithFlite(text, shape, prosody)
          : espeak.speak(text, { shape, language }, prosody, signal),
      );
    },
  };
}

/** The upper end of a voice's bandwidth in Hz: half its sample rate, minus the filter's slope. */
export const topFrequencyOf = ({ sampleRate }: Pcm): number => sampleRate * 0.465;
