import { createRequire } from "node:module";

import type { DecodeResult, DecodeRequest } from "@earshot/gpl-audio/messages.ts";

import type { Pcm } from "../dsp/pcm.ts";
import { UnreadableAudioError } from "../formats/unreadable-audio-error.ts";
import { minimalEnvironment, openWorkerProcess, WorkerProcessError } from "../process/worker-process.ts";
import { decodingLimitMs } from "./reading-time.ts";

/**
 * Decodes AAC or WMA; null if the file has more than `mostSamples` samples across all channels.
 * @throws {WorkerProcessError} if the decoder hung or died, {UnreadableAudioError} if it can't decode the file
 */
export type DecodeWithGpl = (
  file: Pick<DecodeRequest, "format" | "bytes" | "mostSamples">,
  signal: AbortSignal,
) => Promise<Pcm | null>;

export type GplDecoderOptions = {
  /** The path of the worker's script. Only tests set it. */
  program?: string;
  /** The time limit per file in ms, because other uploads wait for it. Only tests set it. */
  limitMs?: number;
};

/**
 * Decoder for AAC and WMA: the GPL-licensed @earshot/gpl-audio in its own process. Decodes one file at a time, each
 * in a new process (which costs 0.2 s), so that a malicious file can't affect the next.
 */
export function openGplDecoder({
  program = decoderProgram(),
  limitMs = decodingLimitMs,
}: GplDecoderOptions = {}): DecodeWithGpl {
  let queue: Promise<unknown> = Promise.resolve();

  async function decode(request: DecodeRequest, signal: AbortSignal): Promise<Pcm | null> {
    signal.throwIfAborted();
    const worker = openWorkerProcess<DecodeRequest, DecodeResult>(program, { env: minimalEnvironment() });
    try {
      return pcmOf(await worker.request(request, limitMs, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof WorkerProcessError) throw error;
      const { message } = error as Error;
      throw new UnreadableAudioError(message, kindOf(message), { cause: error });
    } finally {
      worker.close();
    }
  }

  return (file, signal) => {
    const result = queue.then(() => decode({ kind: "decode", ...file }, signal));
    queue = result.catch(() => undefined);
    return result;
  };
}

/** Errors cross the process boundary as text, so the kind of error is derived from the message. */
function kindOf(message: string) {
  if (/^no track of sound|holds no sound/.test(message)) return "no sound";
  return /^a film|^no AAC|^not one stream|is locked/.test(message) ? "not sound" : "damaged";
}

const decoderProgram = () => createRequire(import.meta.url).resolve("@earshot/gpl-audio/decode-main.ts");

function pcmOf(decoded: DecodeResult): Pcm | null {
  if (decoded.isTooLong) return null;
  return { sampleRate: decoded.sampleRate, channels: decoded.channels.map(toFloats) };
}

function toFloats(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length);
  for (let i = 0; i < floats.length; i++) floats[i] = (samples[i] ?? 0) / 0x8000;
  return floats;
}
