import path from "node:path";

import { uploadQueue } from "@earshot/contract/limits.ts";
import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { openWorkerPool } from "@earshot/engine/process/worker-pool.ts";
import {
  minimalEnvironment,
  openWorkerProcess,
  WorkerProcessError,
  WorkerProcessHungError,
} from "@earshot/engine/process/worker-process.ts";
import type { AdProgress } from "@earshot/engine/render-ad.ts";
import type { TakeRequest } from "@earshot/engine/speak-take.ts";
import type { UploadResult } from "@earshot/engine/upload/read-upload.ts";
import { readingLimitMs } from "@earshot/engine/upload/reading-time.ts";

import type { ModelServer, ModelServers } from "../config/openai.ts";
import {
  type AdMade,
  embeddedSpeech,
  type AudioNote,
  type NotMade,
  type Provider,
  type ScriptNote,
  type ScriptsRefused,
  type ScriptsWritten,
  type TakeRefused,
  type TakeSpoken,
  type ToMake,
  type ToRead,
  type ToSpeak,
  type ToWrite,
} from "./messages.ts";

/**
 * Renders ads, reads uploads, writes scripts and speaks lines in child processes: ads one at a time, uploads and
 * lines two at a time.
 */
export type Audio = {
  /**
   * Renders an ad. Aborting kills the process; the next ad starts another.
   * @throws {WorkerProcessError} if the process hung or died, {Error} if rendering failed
   */
  make(
    order: AdRequest,
    onProgress: (progress: AdProgress) => void,
    signal: AbortSignal,
  ): Promise<AdMade | NotMade>;
  /** Validates, measures and transcodes an upload. Rejects with the signal's reason when it aborts. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<UploadResult>;
  /**
   * Writes scripts; without a chat model, one request at a time. Rejects with the signal's reason when it aborts.
   * @param by `embedded` uses the embedded writer even if a model server is configured
   * @throws {WorkerProcessError} if the process hung or died twice, or too many scripts are being written
   */
  write(
    request: { order: AdRequest; count: number; by?: "embedded" },
    signal: AbortSignal,
  ): Promise<ScriptsWritten | ScriptsRefused>;
  /**
   * Speaks a line; resolves to an MP3, unless the voice can't speak the line. Rejects with the signal's reason when
   * it aborts.
   * @throws {WorkerProcessError} if it took too long or the process died
   * @throws {TooManyLinesError} if too many lines are queued
   */
  speak(take: TakeRequest, signal: AbortSignal): Promise<TakeSpoken | TakeRefused>;
  /** Ends the processes. */
  close(): void;
};

/** No line is spoken because too many are queued. */
export class TooManyLinesError extends WorkerProcessError {}

export type AudioOptions = {
  /** Model servers that write and speak instead of the embedded engines. */
  openai?: ModelServers;
  /** Called with errors that did not make an ad fail. */
  onError?: (message: string) => void;
  /** The program's path, overridden in tests. */
  program?: string;
  /** The path of the program that writes scripts, overridden in tests. */
  scriptProgram?: string;
  /** The path of the program that speaks lines, overridden in tests. */
  takeProgram?: string;
  /** The time limit for an ad, in ms: ten times what the longest ad usually takes, to allow for busy machines. */
  limitMs?: number;
};

/**
 * The time limits for scripts, in ms, within the browser's 15 s: a chat model gets 10 s, and a process takes longest
 * for its first text.
 */
const mostWritingMs = { chat: 13_000, embedded: 10_000 };

/** How many scripts may be written at a time. A few hundred would take longer than the browser waits. */
const mostWriting = 50;

/**
 * The time limits for a line, in ms: a product decision for the embedded voices (decisions, Calls), and longer for a
 * model server.
 */
const mostSpeakingMs = { embedded: 3000, provider: 10_000 };

/** How many lines may be spoken or queued: most take less than a second, and the browser waits 15 s. */
const mostWaiting = 16;

/** How long a process may be idle, in ms, before it exits and frees its memory. */
const idleMs = 120_000;

/** Located next to this file, both in the source and in the bundle. */
const programNamed = (name: string) =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

/** Environment variables needed to reach a model server: certificates and proxies. */
function waysOut(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, NODE_USE_ENV_PROXY, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } =
    process.env;
  return { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, NODE_USE_ENV_PROXY, HTTPS_PROXY, HTTP_PROXY, NO_PROXY };
}

const serialized = (server: ModelServer | undefined): Provider | null =>
  server ? { ...server, baseUrl: server.baseUrl.href } : null;

/** The processes that write scripts: while one is busy with a long brief, the other handles short ones. */
const writers = 2;

/** The processes that speak lines; the second one starts once lines have to wait. */
const speakers = 2;

/** Starts each process on its first request. */
export function openAudio(options: AudioOptions = {}): Audio {
  const {
    openai,
    onError,
    program = programNamed("audio-program"),
    scriptProgram = programNamed("script-program"),
    takeProgram = programNamed("take-program"),
    limitMs = 180_000,
  } = options;
  const env = minimalEnvironment();
  const keep = { killOnAbort: true, killGroup: true, idleMs, env };
  const maker = openWorkerProcess<ToMake, AdMade | NotMade, AudioNote>(program, {
    ...keep,
    env: { ...env, ...waysOut() },
  });
  const reader = openWorkerPool(uploadQueue.atOnce, () =>
    openWorkerProcess<ToRead, UploadResult>(program, keep),
  );
  const writer = openWorkerPool(writers, () =>
    openWorkerProcess<ToWrite, ScriptsWritten | ScriptsRefused, ScriptNote>(scriptProgram, {
      ...keep,
      killOnAbort: false,
      // The embedded writer is CPU-bound: while it works on a slow text, all concurrent requests would seem to hang.
      isConcurrent: openai?.chat !== undefined,
      env: { ...env, ...waysOut() },
    }),
  );
  // Keeps the process, because an abandoned line finishes sooner than a new process starts.
  const speaker = openWorkerPool(speakers, () =>
    openWorkerProcess<ToSpeak, TakeSpoken | TakeRefused>(takeProgram, {
      ...keep,
      killOnAbort: false,
      env: { ...env, ...waysOut() },
      args: openai?.speech ? [] : [embeddedSpeech],
    }),
  );
  let writing = 0;
  let speaking = 0;
  const chat = serialized(openai?.chat);
  const speech = serialized(openai?.speech);
  return {
    make: (order, onProgress, signal) =>
      maker.request({ kind: "make", order, chat, speech }, limitMs, signal, (note) =>
        "stage" in note ? onProgress(note) : onError?.(note.error),
      ),
    async read(bytes, signal) {
      const ask = () =>
        reader.request({ kind: "read", bytes }, Math.min(limitMs, readingLimitMs(bytes.length)), signal);
      const unlessOther = (error: unknown) => {
        signal.throwIfAborted();
        if (!(error instanceof WorkerProcessError)) throw error;
        return error;
      };
      // A retry in a new process helps if the first one crashed, but not if it hung.
      const first = await ask().catch(unlessOther);
      const isDead = first instanceof WorkerProcessError && !(first instanceof WorkerProcessHungError);
      const read = isDead ? await ask().catch(unlessOther) : first;
      return read instanceof WorkerProcessError ? { kind: "gave up", why: read.message } : read;
    },
    async write({ order, count, by }, signal) {
      if (writing >= mostWriting) throw new WorkerProcessError("too many scripts are being written");
      const request = { order, count, chat: by === "embedded" ? null : chat };
      const mostMs = request.chat ? mostWritingMs.chat : mostWritingMs.embedded;
      const ask = () =>
        writer.request(request, Math.min(limitMs, mostMs), signal, ({ error }) => onError?.(error));
      writing += 1;
      try {
        // A second attempt in a new process helps if the first process died, and for requests to a chat model that were
        // running next to a hanging text.
        return await ask().catch((error: unknown) => {
          const isOver = !openai?.chat && error instanceof WorkerProcessHungError;
          if (signal.aborted || isOver || !(error instanceof WorkerProcessError)) throw error;
          return ask();
        });
      } finally {
        writing -= 1;
      }
    },
    async speak(take, signal) {
      if (speaking >= mostWaiting) throw new TooManyLinesError("too many lines wait");
      speaking += 1;
      try {
        const mostMs = speech ? mostSpeakingMs.provider : mostSpeakingMs.embedded;
        return await speaker.request({ take, speech }, Math.min(limitMs, mostMs), signal);
      } finally {
        speaking -= 1;
      }
    },
    close() {
      maker.close();
      reader.close();
      writer.close();
      speaker.close();
    },
  };
}
