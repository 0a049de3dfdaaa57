import { setPriority } from "node:os";
import { exit, kill, pid, platform } from "node:process";

import { errorOf } from "@earshot/contract/errors.ts";
import { mostAdSeconds } from "@earshot/contract/limits.ts";
import { UnrenderableAdError } from "@earshot/engine/ad-request.ts";
import type { Pcm } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { withTitle } from "@earshot/engine/formats/title-tag.ts";
import { fileOf } from "@earshot/engine/music/library.ts";
import { type AdEngines, renderAd } from "@earshot/engine/render-ad.ts";
import { chatWriter } from "@earshot/engine/script/chat-writer.ts";
import { embeddedWriter } from "@earshot/engine/script/embedded-writer.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import { openaiSpeech } from "@earshot/engine/speech/openai-speech.ts";
import { openGplDecoder } from "@earshot/engine/upload/gpl-decoder.ts";
import { readUpload } from "@earshot/engine/upload/read-upload.ts";

import { readAsset } from "../asset-sound.ts";
import type { AdMade, AudioNote, NotMade, ToMake, ToRead } from "./messages.ts";

// A child process, forked by open-audio.ts: rendering blocks no request, and its crash ends no server. It has no
// database, and no files but the assets.

/** Lowers the priority: responses come before ads. */
const afterEverythingElse = 10;
setPriority(afterEverythingElse);

const embedded = openEmbeddedSpeech();

async function loadTrack(id: string): Promise<Pcm> {
  return decodeAudio(await readAsset(fileOf({ id: id as `trk_${string}` })));
}

let onError = (_message: string): void => undefined;
const tell = (message: string) => onError(message);
let makers: AdEngines | undefined;

/** Created once: the configuration is the same for every ad, and the model server's state is cached. */
function makersOf(provider: ToMake["provider"]): AdEngines {
  if (!provider) return { writer: embeddedWriter, speech: embedded, loadTrack };
  const { key, chatModel: model, speechModel } = provider;
  const baseUrl = new URL(provider.baseUrl);
  return {
    writer: chatWriter({ baseUrl, key, model, fallback: embeddedWriter, onError: tell }),
    speech: speechModel ? openaiSpeech({ baseUrl, apiKey: key, model: speechModel }) : embedded,
    loadTrack,
  };
}

/** Never aborted: this process is killed instead. */
const never = new AbortController().signal;

async function make({ order, provider }: ToMake, say: (note: AudioNote) => void): Promise<AdMade | NotMade> {
  makers ??= makersOf(provider);
  // One request at a time, so errors belong to this ad.
  onError = (error) => say({ error });
  try {
    const { bytes, figures, script } = await renderAd(order, makers, (stage) => say({ stage }), never);
    const seconds = figures.durationMs / 1000;
    if (seconds > mostAdSeconds)
      return { refusal: errorOf("script_too_long", { seconds: Math.ceil(seconds) }).message };
    return { bytes: withTitle(bytes, order.title), figures, script };
  } catch (error) {
    if (error instanceof UnrenderableAdError) return { refusal: error.message };
    throw error;
  }
}

const decodeWithGpl = openGplDecoder();

function answerTo(question: ToMake | ToRead, say: (note: AudioNote) => void) {
  return question.kind === "make"
    ? make(question, say)
    : readUpload(question.bytes, { decodeWithGpl }, never);
}

process.on("message", ({ id, request }: { id: number; request: ToMake | ToRead }) => {
  answerTo(request, (progress) => process.send?.({ id, progress })).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
  );
});

// The parent is gone. Ends the process group, as children may be too busy to notice.
process.on("disconnect", () => (platform === "win32" ? exit() : kill(-pid, "SIGKILL")));
