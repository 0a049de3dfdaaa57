import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";
import { checkAdOptions } from "@earshot/contract/generation/rules/ad-options.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { findTrack } from "@earshot/engine/music/library.ts";
import { WorkerProcessError } from "@earshot/engine/process/worker-process.ts";
import { languageName } from "@earshot/engine/script/sayable.ts";

import type { Audio } from "../audio/open-audio.ts";
import { type Owner, ownerKey } from "../database/owner.ts";
import type { LimitConcurrent } from "../http/limit-concurrent.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { trackShown } from "../music/routes.ts";
import { material } from "./create-ad.ts";
import type { ReadText } from "./read-text.ts";

type Parts = {
  audio: Pick<Audio, "write">;
  limits: RateLimits;
  readText: ReadText;
  limitWriting: LimitConcurrent;
  /** True if there is a chat model, which accepts descriptions in any language. */
  mayTranslate: boolean;
  onError: (error: unknown) => void;
};

type Scripts = Extract<ResponseOf<Endpoints["generation"]["writeScripts"]>, { status: 200 }>["body"];

type Options = { count: number; visitor: Visitor; signal: AbortSignal };

/**
 * Writes scripts without voicing them. Throws `ApiError` for invalid input, exceeded limits, or if the writer is down.
 */
export function scriptsWriter({ audio, limits, readText, limitWriting, mayTranslate, onError }: Parts) {
  return async (owner: Owner, order: AdRequest, { count, visitor, signal }: Options): Promise<Scripts> => {
    assertValid(checkAdOptions(order, material));
    const { cast, error } = await readText(visitor, ({ checkScript }) => checkScript(order, mayTranslate));
    assertValid(error);
    await limits.assertLeft("scriptsPerAddress", visitor.address, "too_many_scripts");
    await limits.spend("scripts", ownerKey(owner), "too_many_scripts");
    await limits.spend("scriptsPerAddress", visitor.address, "too_many_scripts");
    const writing = limitWriting(
      visitor.address,
      (onStarted) => audio.write({ order, count }, onStarted),
      signal,
    );
    const written = await writing.catch((reason: unknown) => {
      if (!(reason instanceof WorkerProcessError)) throw reason;
      onError(reason);
      throw new ApiError("service_unavailable");
    });
    if ("scripts" in written) {
      const track = findTrack(written.recommended_music);
      return { ...written, recommended_music: track ? trackShown(track) : null };
    }
    throw written.refusal === "nothing_to_sell"
      ? new ApiError("nothing_to_sell")
      : new ApiError("prompt_in_other_language", { language: languageName(cast.language) });
  };
}
