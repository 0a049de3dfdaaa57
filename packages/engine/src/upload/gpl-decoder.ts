import { createRequire } from "node:module";

import type { Decoded, ToDecode } from "@earshot/gpl-audio/messages.ts";

import type { Pcm } from "../dsp/pcm.ts";
import { UnreadableAudio } from "../formats/unreadable-audio-error.ts";
import { bareEnvironment, keepProgram, ProgramGone } from "../process/worker-process.ts";

/**
 * Decodes what only the program of @earshot/gpl-audio can; null when it holds more than `mostSamples` of all channels.
 * @throws {ProgramGone} when the program hung or died, {UnreadableAudio} when it refused the file
 */
export type DecodeForeign = (
  file: Pick<ToDecode, "format" | "bytes" | "mostSamples">,
  signal: AbortSignal,
) => Promise<Pcm | null>;

export type ForeignDecoderOptions = {
  /** The program's file: tests alone. */
  program?: string;
  /** How long a file may take, in ms: on a busy machine still thirty times what the longest takes. */
  limitMs?: number;
};

/**
 * The decoder of AAC and WMA. One file at a time, and each in a program of its own, which takes 0.2 s to start: what a
 * file breaks in it, the next one does not find.
 */
export function openForeignDecoder({
  program = ownProgram(),
  limitMs = 30_000,
}: ForeignDecoderOptions = {}): DecodeForeign {
  let turn: Promise<unknown> = Promise.resolve();

  async function decode(question: ToDecode, signal: AbortSignal): Promise<Pcm | null> {
    signal.throwIfAborted();
    const kept = keepProgram<ToDecode, Decoded>(program, { env: bareEnvironment() });
    try {
      return pcmOf(await kept.ask(question, limitMs, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ProgramGone) throw error;
      throw new UnreadableAudio((error as Error).message, { cause: error });
    } finally {
      kept.close();
    }
  }

  return (file, signal) => {
    const answer = turn.then(() => decode({ kind: "decode", ...file }, signal));
    turn = answer.catch(() => undefined);
    return answer;
  };
}

const ownProgram = () => createRequire(import.meta.url).resolve("@earshot/gpl-audio/decode-main.ts");

function pcmOf(decoded: Decoded): Pcm | null {
  if (decoded.isTooLong) return null;
  return { sampleRate: decoded.sampleRate, channels: decoded.channels.map(inFloats) };
}

function inFloats(samples: Int16Array): Float32Array {
  const whole = new Float32Array(samples.length);
  for (let i = 0; i < whole.length; i++) whole[i] = (samples[i] ?? 0) / 0x8000;
  return whole;
}
