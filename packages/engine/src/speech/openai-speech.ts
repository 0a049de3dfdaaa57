import { setTimeout as wait } from "node:timers/promises";

import type { Pcm } from "../dsp/pcm.ts";
import { looksLikeWav, readWav } from "../formats/wav.ts";
import type { CatalogueVoice } from "../voices/catalogue-voice.ts";
import { catalogue } from "../voices/catalogue.ts";
import { speakWithPitch } from "./shift-pitch.ts";
import { type SpeechEngine, SpeechError } from "./speech-engine.ts";

export interface OpenaiSpeechOptions {
  /** The API's base URL, up to and including `/v1`. */
  readonly baseUrl: URL;
  /** The bearer token. Self-hosted servers may need none. */
  readonly apiKey?: string;
  readonly model: string;
  /** The time limit for one response, in ms. */
  readonly timeoutMs?: number;
}

/**
 * The provider's voices by perceived gender. Voices of the same language and gender are mapped to different provider
 * voices where possible.
 */
const providerVoices = {
  female: ["nova", "shimmer", "coral", "sage"],
  male: ["onyx", "echo", "ash", "fable"],
} as const;

/** The limits on the API's `speed`. */
const speeds = { min: 0.5, max: 2 };
/** How long to wait before the retry, in ms. */
const retryDelay = { default: 500, max: 10_000 };

/**
 * Speech from an OpenAI-compatible `POST /v1/audio/speech`. Retries once after 429, 5xx and a lost connection,
 * honoring `Retry-After` up to 10 s.
 */
export function openaiSpeech({
  baseUrl,
  apiKey,
  model,
  timeoutMs = 20_000,
}: OpenaiSpeechOptions): SpeechEngine {
  const address = new URL(`${baseUrl.href.replace(/\/$/, "")}/audio/speech`);
  const headers = {
    "Content-Type": "application/json",
    ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
  };

  async function post(body: string, signal: AbortSignal): Promise<Response | Error> {
    return fetch(address, { method: "POST", headers, body, signal }).catch(
      (error: unknown) => error as Error,
    );
  }

  async function speak(
    input: string,
    voice: CatalogueVoice,
    speed: number,
    signal: AbortSignal,
  ): Promise<Pcm> {
    const body = JSON.stringify({
      model,
      voice: providerVoice(voice),
      input,
      response_format: "wav",
      speed: Math.round(Math.min(speeds.max, Math.max(speeds.min, speed)) * 1000) / 1000,
    });
    const timeLimit = () => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let response = await post(body, timeLimit());
    signal.throwIfAborted();
    if (mayRetry(response)) {
      await wait(retryDelayOf(response), undefined, { signal }).catch(() => signal.throwIfAborted());
      response = await post(body, timeLimit());
      signal.throwIfAborted();
    }
    const pcm = await decode(response).catch((error: unknown) => error as Error);
    signal.throwIfAborted();
    if (pcm instanceof Error) throw pcm;
    return pcm;
  }

  return {
    speak: async (spoken, voice, prosody, signal) =>
      speakWithPitch(spoken, prosody, signal, (part, speed) => speak(part, voice, speed, signal)),
  };
}

function providerVoice({ id, language, gender }: CatalogueVoice): string {
  const alike = catalogue.filter((voice) => voice.language === language && voice.gender === gender);
  const place = alike.findIndex((voice) => voice.id === id);
  const voices = providerVoices[gender];
  return voices[Math.max(0, place) % voices.length] ?? voices[0];
}

/** No retry after a timeout, which would only happen again. */
function mayRetry(response: Response | Error): boolean {
  if (response instanceof Error) return response.name !== "TimeoutError";
  return response.status === 429 || response.status >= 500;
}

function retryDelayOf(response: Response | Error): number {
  if (response instanceof Error) return retryDelay.default;
  const milliseconds = Number(response.headers.get("Retry-After-Ms") ?? NaN);
  const after = response.headers.get("Retry-After") ?? "";
  const seconds = /^\d/.test(after) ? Number(after) : NaN;
  const requested = Number.isNaN(milliseconds) ? seconds * 1000 : milliseconds;
  return Math.min(retryDelay.max, Math.max(0, Number.isNaN(requested) ? retryDelay.default : requested));
}

/** @throws {SpeechError} unless it is a WAV file */
async function decode(response: Response | Error): Promise<Pcm> {
  if (response instanceof Error) {
    throw new SpeechError(`the speech provider did not answer: ${response.message}`, { cause: response });
  }
  const bytes = await response.bytes().catch((error: Error) => {
    throw new SpeechError(`the speech provider broke off: ${error.message}`, { cause: error });
  });
  if (!response.ok) {
    const message = new TextDecoder().decode(bytes.subarray(0, 300));
    throw new SpeechError(`the speech provider answered ${response.status}: ${message}`);
  }
  if (!looksLikeWav(bytes)) throw new SpeechError("the speech provider sent something that is no WAV");
  try {
    return readWav(bytes);
  } catch (error) {
    throw new SpeechError("the speech provider sent a WAV that holds no sound", { cause: error });
  }
}
