import type { SpeechEngine } from "../speech/speech-engine.ts";
import type { CatalogueVoice } from "../voices/catalogue-voice.ts";

/** Everybody whom eSpeak NG speaks for is the same person: what still differs is the language, or the accent, alone. */
export const asOnePerson = (speech: SpeechEngine): SpeechEngine => ({
  speak: (spoken, voice, manner, signal) => speech.speak(spoken, samePerson(voice), manner, signal),
});

function samePerson(voice: CatalogueVoice): CatalogueVoice {
  const { shape } = voice;
  if (shape.engine === "flite") return voice;
  const identifier = shape.identifier.replace(/\+.*$/, "+f2");
  return { ...voice, shape: { ...shape, identifier, size: 1, stretch: 1, pitch: 50, range: 50 } };
}
