import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { UnsayableLineError } from "@earshot/engine/ad-request.ts";
import { speakTake, TakeTooLongError } from "@earshot/engine/speak-take.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import { openaiSpeech } from "@earshot/engine/speech/openai-speech.ts";
import type { SpeechEngine } from "@earshot/engine/speech/speech-engine.ts";

import { answerRequests } from "./answer-requests.ts";
import { lowerPriority, niceness } from "./lower-priority.ts";
import { embeddedSpeech, type TakeRefused, type TakeSpoken, type ToSpeak } from "./messages.ts";

// A child process, forked by open-audio.ts, which is killed if a line takes too long.

lowerPriority(niceness.lines);

let engine: SpeechEngine | undefined;

/** Loads the default voice in advance, because a line's time limit begins when the process has started. */
async function loadVoice() {
  engine = openEmbeddedSpeech();
  const take = {
    text: "Ready.",
    voice_id: defaultVoice.id,
    language: "",
    tone: "",
    delivery_instructions: "",
  };
  await speakTake(take, engine, never);
}

/** Created once, because the configuration is the same for every take. */
function engineOf(speech: ToSpeak["speech"]): SpeechEngine {
  if (!speech) return openEmbeddedSpeech();
  const { baseUrl, key: apiKey, model } = speech;
  return openaiSpeech({ baseUrl: new URL(baseUrl), apiKey, model });
}

/** Never aborted: the process is killed instead. */
const never = new AbortController().signal;

async function answer({ take, speech }: ToSpeak): Promise<TakeSpoken | TakeRefused> {
  engine ??= engineOf(speech);
  try {
    return { bytes: await speakTake(take, engine, never) };
  } catch (error) {
    if (error instanceof UnsayableLineError) return { unsayableIn: error.language };
    if (error instanceof TakeTooLongError) return { tooLongSeconds: error.seconds };
    throw error;
  }
}

if (process.argv[2] === embeddedSpeech) await loadVoice();
answerRequests(answer);
