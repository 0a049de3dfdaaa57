import path from "node:path";

import type { AdOrder, MakingStage } from "@earshot/engine/ad-order.ts";
import { bareEnvironment, keepProgram, ProgramGone } from "@earshot/engine/speech/kept-program.ts";
import type { ReadUpload } from "@earshot/engine/upload/read-upload.ts";

import type { OpenaiServer } from "../config/openai.ts";
import type { AdMade, AudioNote, NotMade, ToMake, ToRead } from "./messages.ts";

/** Makes ads, one at a time, and reads uploads, one at a time, in two programs of their own. */
export type Audio = {
  /**
   * Makes an ad. Aborted, the program is killed; the next ad starts another.
   * @throws {ProgramGone} when it hung or died, {Error} when the ad could not be made
   */
  make(order: AdOrder, onStage: (stage: MakingStage) => void, signal: AbortSignal): Promise<AdMade | NotMade>;
  /** Judges, measures and makes playable what was uploaded. Rejects with the signal's reason when it aborts. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<ReadUpload>;
  /** Ends the programs. */
  close(): void;
};

export type AudioOptions = {
  /** Who writes, and may speak, in place of the embedded engines. */
  openai?: OpenaiServer;
  /** Told what went wrong without ending an ad. */
  onError?: (message: string) => void;
  /** The program's file: tests alone. */
  program?: string;
  /** How long an ad may take, in ms: on a busy machine still ten times what the longest takes. */
  limitMs?: number;
};

/** How long an upload may take to be read, in ms: on a busy machine still five times what the longest takes. */
const mostReadingMs = 60_000;

/** The engines' memory is given back when nobody makes ads, in ms. */
const idleMs = 120_000;

/** It stands beside this file among the sources, and beside the bundle. */
const ownProgram = () => path.join(import.meta.dirname, `audio-program${path.extname(import.meta.filename)}`);

/** How a server of models is reached from here: certificates and proxies of the machine. */
function waysOut(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, NODE_USE_ENV_PROXY, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } =
    process.env;
  return { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, NODE_USE_ENV_PROXY, HTTPS_PROXY, HTTP_PROXY, NO_PROXY };
}

/** What makes ads, and what reads uploads: a program each, started with the first of them. */
export function openAudio(options: AudioOptions = {}): Audio {
  const { openai, onError, program = ownProgram(), limitMs = 180_000 } = options;
  const env = bareEnvironment();
  const keep = { isEndedByAbort: true, isLeader: true, idleMs, env };
  const maker = keepProgram<ToMake, AdMade | NotMade, AudioNote>(program, {
    ...keep,
    env: { ...env, ...waysOut() },
  });
  const reader = keepProgram<ToRead, ReadUpload>(program, keep);
  const provider = openai ? { ...openai, baseUrl: openai.baseUrl.href } : null;
  return {
    make: (order, onStage, signal) =>
      maker.ask({ kind: "make", order, provider }, limitMs, signal, (note) =>
        "stage" in note ? onStage(note.stage) : onError?.(note.trouble),
      ),
    async read(bytes, signal) {
      const ask = () => reader.ask({ kind: "read", bytes }, Math.min(limitMs, mostReadingMs), signal);
      const unlessOther = (error: unknown) => {
        signal.throwIfAborted();
        if (!(error instanceof ProgramGone)) throw error;
        return error;
      };
      // What a program that died may have been unlucky with, the second one is not.
      const first = await ask().catch(unlessOther);
      const read = first instanceof ProgramGone ? await ask().catch(unlessOther) : first;
      return read instanceof ProgramGone ? { kind: "gave up", why: read.message } : read;
    },
    close() {
      maker.close();
      reader.close();
    },
  };
}
