import { errorOf } from "@earshot/contract/errors.ts";
import { readAdInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import { mostAdSeconds } from "@earshot/contract/limits.ts";
import { UnrenderableAdError } from "@earshot/engine/ad-request.ts";
import type { Pcm } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { withTitle } from "@earshot/engine/formats/title-tag.ts";
import { fileOf } from "@earshot/engine/music/library.ts";
import { type AdEngines, renderAd } from "@earshot/engine/render-ad.ts";
import { chatWriter } from "@earshot/engine/script/chat-writer.ts";
import { embeddedWriter, prepareEnglish } from "@earshot/engine/script/embedded-writer.ts";
import type { ScriptWriter } from "@earshot/engine/script/script.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import { openaiSpeech } from "@earshot/engine/speech/openai-speech.ts";
import type { SpeechEngine } from "@earshot/engine/speech/speech-engine.ts";
import { openGplDecoder } from "@earshot/engine/upload/gpl-decoder.ts";
import { readUpload } from "@earshot/engine/upload/read-upload.ts";

import { readAsset } from "../asset-sound.ts";
import { answerRequests } from "./answer-requests.ts";
import { lowerPriority, niceness } from "./lower-priority.ts";
import {
  type AdMade,
  type AudioNote,
  english,
  type NotMade,
  type Provider,
  rehearsed,
  type ToMake,
  type ToRead,
} from "./messages.ts";

// A child process, forked by open-audio.ts, so that rendering doesn't block requests and a crash doesn't take down
// the server. It has no access to the database, or to files other than the assets.

const makesAds = process.argv.includes(english);

if (!makesAds) lowerPriority(niceness.uploads);

const embedded = openEmbeddedSpeech();

async function loadTrack(id: string): Promise<Pcm> {
  return decodeAudio(await readAsset(fileOf({ id: id as `trk_${string}` })));
}

let onError = (_message: string): void => undefined;
const tell = (message: string) => onError(message);
let makers: AdEngines | undefined;

function writerOf({ baseUrl, key, model }: Provider): ScriptWriter {
  return chatWriter({ baseUrl: new URL(baseUrl), key, model, fallback: embeddedWriter, onError: tell });
}

function speechOf({ baseUrl, key: apiKey, model }: Provider): SpeechEngine {
  return openaiSpeech({ baseUrl: new URL(baseUrl), apiKey, model });
}

/** Created once, because the configuration is the same for every ad and the model server's state is cached. */
function makersOf({ chat, speech }: ToMake): AdEngines {
  return {
    writer: chat ? writerOf(chat) : embeddedWriter,
    speech: speech ? speechOf(speech) : embedded,
    loadTrack,
  };
}

/** Never aborted: the process is killed instead. */
const never = new AbortController().signal;

async function make(request: ToMake, say: (note: AudioNote) => void): Promise<AdMade | NotMade> {
  makers ??= makersOf(request);
  const { order } = request;
  // Requests are served one at a time, so any error belongs to the current ad.
  onError = (error) => say({ error });
  try {
    const rendered = await renderAd(order, makers, say, never);
    const { bytes, figures, script, lines } = rendered;
    const seconds = figures.durationMs / 1000;
    if (seconds > mostAdSeconds)
      return { refusal: errorOf("script_too_long", { seconds: Math.ceil(seconds) }).message };
    return { bytes: withTitle(bytes, order.title), figures, script, lines };
  } catch (error) {
    if (error instanceof UnrenderableAdError) return { refusal: error.message };
    throw error;
  }
}

const decodeWithGpl = openGplDecoder();

async function answerTo(question: ToMake | ToRead, say: (note: AudioNote) => void) {
  return question.kind === "make"
    ? make(question, say)
    : readUpload(question.bytes, { decodeWithGpl }, never);
}

/** Renders an ordinary ad, so that the code is compiled and the dictionaries are loaded. */
async function rehearse(): Promise<void> {
  const prompt = "A bakery in Leeds. Fresh bread from 7 every morning, closed on Mondays. Call 555-0100.";
  const order = {
    title: "Corner Bakery",
    thirdPerson: false,
    inputs: readAdInputs({ adLength: 15 }, prompt, null, { voiceNamed: () => undefined }),
  };
  await renderAd(order, { writer: embeddedWriter, speech: embedded, loadTrack }, () => undefined, never);
}

/** How long the process waits for a request before it rehearses, in ms: the ad that it was started for comes first. */
const patienceMs = 500;

let ready: Promise<void> | undefined;
answerRequests(async (question: ToMake | ToRead, say: (note: AudioNote) => void) => {
  ready ??= Promise.resolve();
  await ready;
  return answerTo(question, say);
});
if (makesAds) prepareEnglish();
if (process.argv.includes(rehearsed))
  setTimeout(() => (ready ??= rehearse().catch((error: unknown) => console.error(error))), patienceMs);
