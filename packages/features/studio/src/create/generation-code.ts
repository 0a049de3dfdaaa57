import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";

import { GenerationError } from "./generation-error.ts";

async function load() {
  const [{ adRequest }, { generateAd }] = await Promise.all([
    import("./ad-request.ts"),
    import("./generate-ad.ts"),
  ]);
  return { adRequest, generateAd };
}

/** The code that creates an ad, loaded on demand. */
export const generationCode = {
  /** Rejects with a `GenerationError` of kind `unanswered` if the code can't be loaded; the next call retries. */
  async load(): ReturnType<typeof load> {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      throw new GenerationError("unanswered", networkErrorMessage);
    }
  },
  /** Preloads the code, for `usePreloadOnPress`. */
  preload: () => void load().catch(reportError),
};
