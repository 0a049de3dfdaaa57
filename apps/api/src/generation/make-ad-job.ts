import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { WorkerProcessError, WorkerProcessHungError } from "@earshot/engine/process/worker-process.ts";
import type { AdProgress } from "@earshot/engine/render-ad.ts";
import { and, eq } from "drizzle-orm";

import type { AdMade, NotMade } from "../audio/messages.ts";
import type { Audio } from "../audio/open-audio.ts";
import type { Database } from "../database/database.ts";
import { ads } from "../database/schema.ts";
import type { AdLine } from "../database/stored-json.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { newFileKey, type Storage } from "../storage/storage.ts";

/** Access to the rows that a job renders: ads, or versions of ads. */
export type RenderedRows = {
  /** Updates a pending row. Returns false if it was deleted, or finished by another process. */
  update: (id: string, values: Progress) => Promise<boolean>;
  /** The ad request stored in a row; null if the row is no longer pending. */
  findOrder: (id: string) => Promise<AdRequest | null>;
  /** Completes a pending row with its file. Returns false in the same cases as `update`. */
  complete: (id: string, values: Rendered) => Promise<boolean>;
};

type Progress = Pick<typeof ads.$inferInsert, "stage" | "stateMessage" | "script" | "peaks"> & {
  state?: "failed";
};

/** Clears what an interrupted attempt wrote. */
const nothingKnown = { script: null, peaks: [] };

/** A rendered ad's columns. */
export type Rendered = {
  script: string;
  lines: AdLine[];
  fileKey: string;
  bytes: number;
  mimeType: string;
  durationMs: number;
  peaks: number[];
  loudnessLufs: number | null;
};

type Parts = {
  rows: RenderedRows;
  storage: Storage;
  audio: Pick<Audio, "make">;
  onError: (error: unknown) => void;
};

const mostAttempts = 2;

/**
 * A retry in a new process helps if the first process happened to die. If it hung, a retry would take as long again,
 * and an error that it reported would recur.
 */
const mayRetry = (error: unknown) =>
  error instanceof WorkerProcessError && !(error instanceof WorkerProcessHungError);

/** Implements `RenderedRows` for ads. */
export function pendingAds({ database, now }: { database: Database; now: () => Date }): RenderedRows {
  async function update(id: string, values: Partial<typeof ads.$inferInsert>): Promise<boolean> {
    const updated = await database
      .update(ads)
      .set({ ...values, updatedAt: now() })
      .where(isPending(id))
      .returning({ id: ads.id });
    return updated.length > 0;
  }
  return {
    update,
    findOrder: (id) => findOrder(database, id),
    complete: (id, values) => update(id, { ...values, state: "ready", stage: "complete" }),
  };
}

/**
 * The job that renders an ad or a version of an ad: updates progress on its row, writes the file, then marks the row
 * complete. Starts over if killed; the sweep deletes the file of the interrupted attempt.
 */
export function makeAdJob({ rows, storage, audio, onError }: Parts): JobHandler<JobData["make-ad"]> {
  const { update } = rows;

  const fail = (id: string, stateMessage: string) =>
    update(id, { ...nothingKnown, state: "failed", stage: "failed", stateMessage });

  /**
   * An ad that is deleted in the meantime is rendered to the end: killing the process would cost the next ad more time
   * than finishing this one.
   */
  async function render(id: string, order: AdRequest, signal: AbortSignal): Promise<AdMade | NotMade> {
    let updates: Promise<unknown> = Promise.resolve();
    const onProgress = (progress: AdProgress) => {
      const known = progress.stage === "writing" ? nothingKnown : {};
      updates = updates.then(() => update(id, { ...known, ...progress })).catch(onError);
    };
    try {
      return await audio.make(order, onProgress, signal);
    } finally {
      // Late progress must not overwrite the result.
      await updates;
    }
  }

  /** Returns null if the ad was deleted before another attempt. */
  async function renderWithRetry(
    id: string,
    order: AdRequest,
    signal: AbortSignal,
    attempt = 1,
  ): Promise<AdMade | NotMade | null> {
    try {
      return await render(id, order, signal);
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
      if (attempt >= mostAttempts || !mayRetry(error)) return { refusal: generationErrorCopy.notMade };
      const exists = await update(id, { stage: "waiting" });
      return exists ? renderWithRetry(id, order, signal, attempt + 1) : null;
    }
  }

  async function store(id: string, { bytes, figures, script, lines }: AdMade): Promise<void> {
    const fileKey = newFileKey("ads", "mp3");
    const length = await storage.put(fileKey, bytes);
    const isStored = await rows.complete(id, {
      script,
      lines: lines.map(({ text, voice, startMs }) => ({ text, voice, start_ms: startMs })),
      fileKey,
      bytes: length,
      mimeType: "audio/mpeg",
      durationMs: figures.durationMs,
      peaks: figures.peaks,
      loudnessLufs: figures.loudnessLufs ?? null,
    });
    if (!isStored) await storage.remove(fileKey);
  }

  return {
    async run({ data: { adId }, signal }) {
      const order = await rows.findOrder(adId);
      if (!order) return;
      const result = await renderWithRetry(adId, order, signal);
      if (result === null) return;
      if ("refusal" in result) await fail(adId, result.refusal);
      else await store(adId, result);
    },

    async giveUp({ adId }) {
      await fail(adId, generationErrorCopy.notMade);
    },
  };
}

/** Renders an ad or a version, with the handler for its kind. */
export function renderJob(
  ad: JobHandler<JobData["make-ad"]>,
  version: JobHandler<JobData["make-version"]>,
): JobHandler<JobData["render"]> {
  return {
    run: (job) => (job.data.isVersion ? version : ad).run(job),
    giveUp: (data) => (data.isVersion ? version : ad).giveUp(data),
  };
}

const isPending = (id: string) => and(eq(ads.id, id), eq(ads.state, "processing"));

/** The request for a pending ad; null if the ad is no longer pending. */
async function findOrder(database: Database, id: string): Promise<AdRequest | null> {
  const [found] = await database
    .select({ title: ads.title, thirdPerson: ads.thirdPerson, inputs: ads.inputs })
    .from(ads)
    .where(isPending(id));
  // If no narrative was chosen, the ad uses "we".
  return found?.inputs
    ? { title: found.title, thirdPerson: found.thirdPerson ?? false, inputs: found.inputs }
    : null;
}
