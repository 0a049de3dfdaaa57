import { setTimeout as wait } from "node:timers/promises";

import type { Pcm } from "../dsp/pcm.ts";
import { looksLikeWav, readWav } from "../formats/wav.ts";
import type { CatalogueVoice } from "../voices/catalogue-voice.ts";
import { catalogue } from "../voices/catalogue.ts";
import { speakInParts } from "./speak-in-parts.ts";
import { type Manner, type SpeechEngine, SpeechFailed } from "./speech-engine.ts";

export interface OpenaiSpeech {
  /** Up to and with `/v1`. */
  readonly baseUrl: URL;
  /** Sent as a bearer's; some servers of one's own want none. */
  readonly apiKey?: string;
  readonly model: string;
  /** How long one answer may take, in ms. */
  readonly timeoutMs?: number;
}

/** The provider's voices, by the gender that people hear. Two of a language are two of these, as far as they reach. */
const providerVoices = {
  female: ["nova", "shimmer", "coral", "sage"],
  male: ["onyx", "echo", "ash", "fable"],
} as const;

/** What the provider can do itself, against its own pace. */
const speeds = { least: 0.5, most: 2 };
/** More makes a recorded person sound like a toy. */
const mostSemitones = 2;
const rateStep = 50;
/** What is waited before the second try when the answer does not say, and at most, in ms. */
const waits = { usual: 500, most: 10_000 };

/**
 * Speech from an OpenAI-compatible `POST /v1/audio/speech`. It is asked again once after 429, 5xx and a lost
 * connection, when the answer's `Retry-After` says (10 s at most).
 */
export function openaiSpeech({ baseUrl, apiKey, model, timeoutMs = 20_000 }: OpenaiSpeech): SpeechEngine {
  const address = new URL(`${baseUrl.href.replace(/\/$/, "")}/audio/speech`);
  const headers = {
    "Content-Type": "application/json",
    ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
  };

  async function ask(body: string, signal: AbortSignal): Promise<Response | Error> {
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
      speed: Math.round(Math.min(speeds.most, Math.max(speeds.least, speed)) * 1000) / 1000,
    });
    const inTime = () => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let answer = await ask(body, inTime());
    signal.throwIfAborted();
    if (mayPass(answer)) {
      await wait(waitAfter(answer), undefined, { signal }).catch(() => signal.throwIfAborted());
      answer = await ask(body, inTime());
      signal.throwIfAborted();
    }
    const pcm = await soundOf(answer).catch((error: unknown) => error as Error);
    signal.throwIfAborted();
    if (pcm instanceof Error) throw pcm;
    return pcm;
  }

  return {
    async speak(spoken, voice, manner, signal) {
      const higher = pitchRatio(manner);
      const pcm = await speakInParts(spoken, manner, signal, (part) =>
        speak(part, voice, manner.rate / higher, signal),
      );
      // Played at another rate it is higher, and faster: it was asked to be slower by as much.
      return { ...pcm, sampleRate: Math.round((pcm.sampleRate * higher) / rateStep) * rateStep };
    },
  };
}

function pitchRatio({ semitones }: Manner): number {
  return 2 ** (Math.max(-mostSemitones, Math.min(mostSemitones, semitones)) / 12);
}

function providerVoice({ id, language, gender }: CatalogueVoice): string {
  const alike = catalogue.filter((voice) => voice.language === language && voice.gender === gender);
  const place = alike.findIndex((voice) => voice.id === id);
  const voices = providerVoices[gender];
  return voices[Math.max(0, place) % voices.length] ?? voices[0];
}

/** Whether another try may fare better. An answer that was awaited too long would be awaited again. */
function mayPass(answer: Response | Error): boolean {
  if (answer instanceof Error) return answer.name !== "TimeoutError";
  return answer.status === 429 || answer.status >= 500;
}

function waitAfter(answer: Response | Error): number {
  if (answer instanceof Error) return waits.usual;
  const milliseconds = Number(answer.headers.get("Retry-After-Ms") ?? NaN);
  const after = answer.headers.get("Retry-After") ?? "";
  const seconds = /^\d/.test(after) ? Number(after) : NaN;
  const asked = Number.isNaN(milliseconds) ? seconds * 1000 : milliseconds;
  return Math.min(waits.most, Math.max(0, Number.isNaN(asked) ? waits.usual : asked));
}

/** @throws {SpeechFailed} for anything but a WAV */
async function soundOf(answer: Response | Error): Promise<Pcm> {
  if (answer instanceof Error) {
    throw new SpeechFailed(`the speech provider did not answer: ${answer.message}`, { cause: answer });
  }
  const bytes = await answer.bytes().catch((error: Error) => {
    throw new SpeechFailed(`the speech provider broke off: ${error.message}`, { cause: error });
  });
  if (!answer.ok) {
    const said = new TextDecoder().decode(bytes.subarray(0, 300));
    throw new SpeechFailed(`the speech provider answered ${answer.status}: ${said}`);
  }
  if (!looksLikeWav(bytes)) throw new SpeechFailed("the speech provider sent something that is no WAV");
  try {
    return readWav(bytes);
  } catch (error) {
    throw new SpeechFailed("the speech provider sent a WAV that holds no sound", { cause: error });
  }
}
