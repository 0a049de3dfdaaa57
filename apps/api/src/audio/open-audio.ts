import path from "node:path";

import { adQueue, uploadQueue } from "@earshot/contract/limits.ts";
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
import { naturalVoices } from "@earshot/engine/voices/natural-voices.ts";

import type { ModelServer, ModelServers } from "../config/openai.ts";
import {
  type AdMade,
  embeddedSpeech,
  type AudioNote,
  english,
  rehearsed,
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

/** Renders ads, reads uploads, writes scripts and speaks lines in child processes, up to two of each at a time. */
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
  /**
   * Validates, measures and transcodes an upload. Rejects with the signal's reason when it aborts.
   * @param onStarted called with how long a process took to start, in ms, if one had to be started
   */
  read(bytes: Uint8Array, signal: AbortSignal, onStarted?: (tookMs: number) => void): Promise<UploadResult>;
  /**
   * Writes scripts. Without a chat model, at most `writers` requests run at a time.
   * @param request.by `embedded` uses the embedded writer even if a model server is configured
   * @param onStarted as for `read`
   * @throws {WorkerProcessError} if the process hung or died twice
   */
  write(
    request: { order: AdRequest; count: number; by?: "embedded" },
    onStarted?: (tookMs: number) => void,
  ): Promise<ScriptsWritten | ScriptsRefused>;
  /**
   * Speaks a line; resolves to an MP3, unless the voice can't speak the line. `onStarted` is as for `read`.
   * @throws {WorkerProcessError} if it took too long or the process died
   */
  speak(take: TakeRequest, onStarted?: (tookMs: number) => void): Promise<TakeSpoken | TakeRefused>;
  /**
   * Starts the processes that write scripts and render ads, unless they are running: the first ad would otherwise wait
   * for them and for their models. Returns at once.
   */
  prepare(): void;
  /** Terminates the processes. */
  close(): void;
};

export type AudioOptions = {
  /** Model servers that write and speak instead of the embedded engines. */
  openai?: ModelServers;
  /** Called with errors that did not make an ad fail. */
  onError?: (message: string) => void;
  /** False on a server that renders no ads, so that `prepare` doesn't start a process for them. */
  rendersAds?: boolean;
  /** The path of the program that renders ads and reads uploads, overridden in tests. */
  program?: string;
  /** The path of the program that writes scripts, overridden in tests. */
  scriptProgram?: string;
  /** The path of the program that speaks lines, overridden in tests. */
  takeProgram?: string;
  /** A lower time limit for every request, in ms. Only tests set it. */
  limitMs?: number;
  /** A lower time limit for an ad's script, in ms. Only tests set it. */
  draftLimitMs?: number;
};

/**
 * The time limits for an ad, in ms. The longest ad takes 5 s with the embedded voices, but up to ten times as long
 * while other processes keep the cores busy. Model servers and neural voices take longer.
 */
const mostMakingMs = { embedded: 90_000, other: 180_000 };

/**
 * The time limits for scripts, in ms, shorter than the 15 s that the browser waits. `chat` leaves 3 s for the embedded
 * writer, which takes over after 10 s. `embedded` allows for a process's first text, which takes longest.
 */
const mostWritingMs = { chat: 13_000, embedded: 10_000 };

/**
 * The time limit in ms for an ad's script by the embedded writer, which takes less than a second, but several while
 * other processes keep the cores busy. A chat model limits its requests itself.
 */
export const mostDraftingMs = 15_000;

/**
 * The time limits for a line, in ms. With the embedded voices, a line takes less than a second, but several seconds
 * while other processes keep the cores busy. A model server may take longer.
 */
const mostSpeakingMs = { embedded: 8000, provider: 10_000 };

/** How long a process may be idle, in ms, before it exits and frees its memory. */
const idleMs = 120_000;

/**
 * The idle time in ms of the processes that `prepare` starts, longer because users take minutes to describe an ad.
 */
const preparedIdleMs = 600_000;

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

/** How many processes write scripts: while one is busy with a long brief, the other handles short ones. */
export const writers = 2;

/** How many processes speak lines; the second one starts only when lines have to wait. */
export const speakers = 2;

/** Starts each process on its first request. */
export function openAudio(options: AudioOptions = {}): Audio {
  const {
    openai,
    onError,
    rendersAds = true,
    program = programNamed("audio-program"),
    scriptProgram = programNamed("script-program"),
    takeProgram = programNamed("take-program"),
    limitMs = Infinity,
    draftLimitMs = Infinity,
  } = options;
  const env = minimalEnvironment();
  const keep = { killOnAbort: true, killGroup: true, idleMs, env };
  const chat = serialized(openai?.chat);
  const speech = serialized(openai?.speech);
  const isOther = chat !== null || speech !== null || naturalVoices.length > 0;
  const maker = openWorkerPool(adQueue.atOnce, (index) =>
    openWorkerProcess<ToMake, AdMade | NotMade, AudioNote>(program, {
      ...keep,
      idleMs: preparedIdleMs,
      // Not the first process: a new server's first ad would have to wait.
      args: index > 0 && !isOther ? [english, rehearsed] : [english],
      env: { ...env, ...waysOut() },
    }),
  );
  const reader = openWorkerPool(uploadQueue.atOnce, () =>
    openWorkerProcess<ToRead, UploadResult>(program, keep),
  );
  const writer = openWorkerPool(writers, () =>
    openWorkerProcess<ToWrite, ScriptsWritten | ScriptsRefused, ScriptNote>(scriptProgram, {
      ...keep,
      idleMs: preparedIdleMs,
      args: [english],
      // The embedded writer is CPU-bound: while it works on a slow text, all concurrent requests would seem to hang.
      isConcurrent: openai?.chat !== undefined,
      env: { ...env, ...waysOut() },
    }),
  );
  const speaker = openWorkerPool(speakers, () =>
    openWorkerProcess<ToSpeak, TakeSpoken | TakeRefused>(takeProgram, {
      ...keep,
      env: { ...env, ...waysOut() },
      args: openai?.speech ? [] : [embeddedSpeech],
    }),
  );
  /** Writing and speaking are not aborted, because an abandoned text finishes sooner than a new process starts. */
  const toTheEnd = new AbortController().signal;
  const makingMs = Math.min(limitMs, isOther ? mostMakingMs.other : mostMakingMs.embedded);
  const draftingMs = Math.min(draftLimitMs, chat ? makingMs : mostDraftingMs);
  const tooSlow = new WorkerProcessHungError(`the script was not written within ${draftingMs} ms`);
  return {
    async make(order, onProgress, signal) {
      const hung = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const onNote = (note: AudioNote) => {
        if (!("stage" in note)) return onError?.(note.error);
        clearTimeout(timer);
        if (note.stage === "writing") timer = setTimeout(() => hung.abort(tooSlow), draftingMs);
        onProgress(note);
      };
      const either = AbortSignal.any([signal, hung.signal]);
      try {
        return await maker.request({ kind: "make", order, chat, speech }, makingMs, either, onNote);
      } finally {
        clearTimeout(timer);
      }
    },
    async read(bytes, signal, onStarted) {
      const mostMs = Math.min(limitMs, readingLimitMs(bytes.length));
      const ask = () => reader.request({ kind: "read", bytes }, mostMs, signal, undefined, onStarted);
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
    write({ order, count, by }, onStarted) {
      const request = { order, count, chat: by === "embedded" ? null : chat };
      const mostMs = request.chat ? mostWritingMs.chat : mostWritingMs.embedded;
      const ask = () =>
        writer.request(
          request,
          Math.min(limitMs, mostMs),
          toTheEnd,
          ({ error }) => onError?.(error),
          onStarted,
        );
      // A second attempt in a new process helps if the first process died. It also helps requests to a chat model
      // that were running alongside a text that hung.
      return ask().catch((error: unknown) => {
        const isOver = !openai?.chat && error instanceof WorkerProcessHungError;
        if (isOver || !(error instanceof WorkerProcessError)) throw error;
        return ask();
      });
    },
    speak(take, onStarted) {
      const mostMs = Math.min(limitMs, speech ? mostSpeakingMs.provider : mostSpeakingMs.embedded);
      return speaker.request({ take, speech }, mostMs, toTheEnd, undefined, onStarted);
    },
    prepare() {
      writer.start();
      // All of them, because a process takes several seconds to start while another network's ad is being rendered.
      if (rendersAds) maker.start(adQueue.atOnce);
    },
    close() {
      maker.close();
      reader.close();
      writer.close();
      speaker.close();
    },
  };
}
