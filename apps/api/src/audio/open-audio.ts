import path from "node:path";

import type { OpenaiServer } from "../config/openai.ts";
import type { AdOrder, MakingStage } from "../engine/ad/ad-order.ts";
import { bareEnvironment, keepProgram, ProgramGone } from "../engine/speech/kept-program.ts";
import type { ReadUpload } from "../engine/upload/read-upload.ts";
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

/** What makes ads, and what reads uploads: a program each, started with the first of them. */
export function openAudio(options: AudioOptions = {}): Audio {
  const { openai, onTrouble, program = ownProgram(), limitMs = 180_000 } = options;
  const keep = { isEndedByAbort: true, idleMs, env: bareEnvironment() };
  const maker = keepProgram<ToMake, AdMade | NotMade, AudioNote>(program, keep);
  const reader = keepProgram<ToRead, ReadUpload>(program, keep);
  const provider = openai ? { ...openai, baseUrl: openai.baseUrl.href } : null;
  return {
    make: (order, onStage, signal) =>
      maker.ask({ kind: "make", order, provider }, limitMs, signal, (note) =>
        "stage" in note ? onStage(note.stage) : onTrouble?.(note.trouble),
      ),
    async read(bytes, signal) {
      try {
        return await reader.ask({ kind: "read", bytes }, Math.min(limitMs, mostReadingMs), signal);
      } catch (error) {
        if (!(error instanceof ProgramGone)) throw error;
        signal.throwIfAborted();
        return { kind: "gave up", why: error.message };
      }
    },
    close() {
      maker.close();
      reader.close();
    },
  };
}
