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

/** Renders ads and reads uploads, one of each at a time, in two child processes. */
export type Audio = {
  /**
   * Renders an ad. Aborting kills the process; the next ad starts another.
   * @throws {WorkerProcessError} when the process hung
   * or died, {Error} when rendering failed
   */
  make(
    order: AdRequest,
    onStage: (stage: RenderStage) => void,
    signal: AbortSignal,
  ): Promise<AdMade | NotMade>;
  /** Validates, measures and transcodes an upload. Rejects with the signal's reason when it aborts. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<UploadResult>;
  /** Ends the processes. */
  close(): void;
};

export type AudioOptions = {
  /** Model server that writes, and may speak, in place of the embedded engines. */
  openai?: OpenaiServer;
  /** Receives errors that did not end an ad. */
  onError?: (message: string) => void;
  /** The program's file, in tests. */
  program?: string;
  /** Time limit for an ad, in ms: on a busy machine ten times what the longest takes. */
  limitMs?: number;
};

/** Time limit for an upload, in ms: on a busy machine five times what the longest takes. */
const mostReadingMs = 60_000;

/** In ms, after which an idle process exits and frees its memory. */
const idleMs = 120_000;

/** Beside this file in the sources as in the bundle. */
const ownProgram = () => path.join(import.meta.dirname, `audio-program${path.extname(import.meta.filename)}`);

/** Environment variables for reaching a model server: certificates and proxies. */
function waysOut(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, NODE_USE_ENV_PROXY, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } =
    process.env;
  return { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, NODE_USE_ENV_PROXY, HTTPS_PROXY, HTTP_PROXY, NO_PROXY };
}

/** Starts each process with its first request. */
export function openAudio(options: AudioOptions = {}): Audio {
  const { openai, onError, program = ownProgram(), limitMs = 180_000 } = options;
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
        "stage" in note ? onStage(note.stage) : onError?.(note.error),
      ),
    async read(bytes, signal) {
      const ask = () => reader.request({ kind: "read", bytes }, Math.min(limitMs, mostReadingMs), signal);
      const unlessOther = (error: unknown) => {
        signal.throwIfAborted();
        if (!(error instanceof WorkerProcessError)) throw error;
        return error;
      };
      // A second attempt in a new process helps where the first one died by bad luck.
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
