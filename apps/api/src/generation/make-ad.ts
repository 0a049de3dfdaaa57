import { generationCopy } from "@earshot/contract/generation/copy.ts";
import type { AdOrder, MakingStage } from "@earshot/engine/ad-order.ts";

import type { AdMade, NotMade } from "../audio/messages.ts";
import type { Audio } from "../audio/open-audio.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { newFileKey, type Storage } from "../storage/storage.ts";
import type { MakingStore } from "./making-store.ts";

type Parts = {
  store: MakingStore;
  storage: Storage;
  audio: Pick<Audio, "make">;
  onError: (error: unknown) => void;
};

/** What a program that hung or died may have been unlucky with, the second one is not. */
const mostAttempts = 2;

/**
 * Makes an ad: its stages are written to its row as they come, then its file, then the row's end. Begun again after a
 * kill, it makes the ad anew; what the first one left, nobody names and the sweep removes.
 */
export function makeAdJob({ store, storage, audio, onError }: Parts): JobHandler<JobData["make-ad"]> {
  /** Aborts when the ad was deleted meanwhile: nobody waits for it. */
  async function make(adId: string, order: AdOrder, signal: AbortSignal): Promise<AdMade | NotMade | null> {
    const gone = new AbortController();
    let told: Promise<unknown> = Promise.resolve();
    const onStage = (stage: MakingStage) => {
      told = told
        .then(() => store.setStage(adId, stage))
        .then((isThere) => !isThere && gone.abort())
        .catch(onError);
    };
    try {
      return await audio.make(order, onStage, AbortSignal.any([signal, gone.signal]));
    } catch (error) {
      if (gone.signal.aborted) return null;
      throw error;
    } finally {
      // What is told late must not stand above what comes next.
      await told;
    }
  }

  async function madeAt(
    adId: string,
    order: AdOrder,
    signal: AbortSignal,
    attempt = 1,
  ): Promise<AdMade | NotMade | null> {
    try {
      return await make(adId, order, signal);
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
      if (attempt >= mostAttempts) return { refusal: generationCopy.notMade };
      const isThere = await store.setStage(adId, "waiting");
      return isThere ? madeAt(adId, order, signal, attempt + 1) : null;
    }
  }

  async function keep(adId: string, made: AdMade): Promise<void> {
    const key = newFileKey("ads", "mp3");
    const bytes = await storage.put(key, made.bytes);
    const isKept = await store.finish(adId, { key, bytes }, made);
    if (!isKept) await storage.remove(key);
  }

  return {
    async run({ data: { adId }, signal }) {
      const order = await store.orderOf(adId);
      if (!order) return;
      const made = await madeAt(adId, order, signal);
      if (made === null) return;
      if ("refusal" in made) await store.fail(adId, made.refusal);
      else await keep(adId, made);
    },

    async giveUp({ adId }) {
      await store.fail(adId, generationCopy.notMade);
    },
  };
}
