import path from "node:path";

import type { AdRequest, RenderStage } from "@earshot/engine/ad-request.ts";
import {
  minimalEnvironment,
  openWorkerProcess,
  WorkerProcessError,
} from "@earshot/engine/process/worker-process.ts";
import type { UploadResult } from "@earshot/engine/upload/read-upload.ts";

import type { OpenaiServer } from "../config/openai.ts";
import type { AdMade, AudioNote, NotMade, ToMake, ToRead } from "./messages.ts";

/** Makes ads, one at a time, and reads uploads, one at a time, in two programs of their own. */
export type Audio = {
  /**
   * Makes an ad. Aborted, the program is killed; the next ad starts another.
   * @throws {WorkerProcessError} when it hung or died, {Error} when the ad could not be made
   */
  make(
    order: AdRequest,
    onStage: (stage: RenderStage) => void,
    signal: AbortSignal,
  ): Promise<AdMade | NotMade>;
  /** Judges, measures and makes playable what was uploaded. Rejects with the signal's reason when it aborts. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<UploadResult>;
  /** Ends the programs. */
  close(): void;
};

export type AudioOptions = {
  /** Who writes, and may speak, in place of the embedded engines. */
  openai?: OpenaiServer;
  /** Told what went wrong without ending an ad. */
  onTrouble?: (message: string) => void;
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
  const { openai, onTrouble, program = ownProgram(), limitMs = 180_000 } = options;
  const env = minimalEnvironment();
  const keep = { killOnAbort: true, killGroup: true, idleMs, env };
  const maker = openWorkerProcess<ToMake, AdMade | NotMade, AudioNote>(program, {
    ...keep,
    env: { ...env, ...waysOut() },
  });
  const reader = openWorkerProcess<ToRead, UploadResult>(program, keep);
  const provider = openai ? { ...openai, baseUrl: openai.baseUrl.href } : null;
  return {
    make: (order, onStage, signal) =>
      maker.request({ kind: "make", order, provider }, limitMs, signal, (note) =>
        "stage" in note ? onStage(note.stage) : onTrouble?.(note.trouble),
      ),
    async read(bytes, signal) {
      const ask = () => reader.request({ kind: "read", bytes }, Math.min(limitMs, mostReadingMs), signal);
      const unlessOther = (error: unknown) => {
        signal.throwIfAborted();
        if (!(error instanceof WorkerProcessError)) throw error;
        return error;
      };
      // What a program that died may have been unlucky with, the second one is not.
      const first = await ask().catch(unlessOther);
      const read = first instanceof WorkerProcessError ? await ask().catch(unlessOther) : first;
      return read instanceof WorkerProcessError ? { kind: "gave up", why: read.message } : read;
    },
    close() {
      maker.close();
      reader.close();
    },
  };
}
