import { adCopy } from "@earshot/contract/ads/copy.ts";
import { adTitle, checkAdTitle } from "@earshot/contract/ads/rules/ad-title.ts";
import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";

import type { Owners } from "../accounts/owners.ts";
import { answerSound } from "../http/answer-sound.ts";
import { spendChange } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { Storage } from "../storage/storage.ts";
import { storedSound } from "../storage/stored-sound.ts";
import type { Signatures } from "./signatures.ts";
import type { SharedAd, SharingStore } from "./store.ts";

type Sharing = {
  store: SharingStore;
  storage: Storage;
  signatures: Signatures;
  owners: Owners;
  limits: RateLimits;
};

/** Cached only briefly, because the owner may stop sharing. */
const forAnHour = "private, max-age=3600";

/** Endpoints for share links, which anyone can use until the owner stops sharing. */
export function sharingRoutes({
  store,
  storage,
  signatures,
  owners,
  limits,
}: Sharing): HandlersOf<"sharing"> {
  async function sharedAd(uuid: string): Promise<SharedAd> {
    const ad = await store.find(uuid);
    if (!ad) throw new ApiError("shared_ad_gone");
    return ad;
  }

  return {
    async changeAd({ request, visitor, params, body: { shared, title, temp_user_id } }) {
      const { owner, headers } = await owners.owner(request, temp_user_id, "identity_missing");
      await spendChange(limits, visitor);
      if (title !== undefined) assertValid(checkAdTitle(title));
      const stored = title === undefined ? undefined : adTitle(title);
      const changed = await store.change(owner, params.uuid, { shared, title: stored });
      if (!changed) throw new ApiError("not_found");
      const message = title === undefined ? shareMessage(changed) : adCopy.renamed;
      return { status: 200, body: { success: true, message, ...changed }, headers };
    },

    async sharedAd({ params }) {
      const ad = await sharedAd(params.uuid);
      const { id, version, title, brand, voices, durationMs, peaks, lines, mimeType } = ad;
      const query = new URLSearchParams({ signature: signatures.signatureOf(ad, version) });
      return {
        status: 200,
        body: {
          uuid: id,
          title,
          brand,
          voices: voices.map(({ name }) => name),
          duration_ms: durationMs,
          peaks,
          lines,
          mime_type: mimeType,
          audio_url: `/api/shared-audio/${id}/audio?${query}`,
        },
      };
    },

    async sharedAudio({ request, params, query }) {
      const ad = await sharedAd(params.uuid);
      const version = signatures.signedVersion(ad, query.signature);
      if (version === null) throw new ApiError("access_denied");
      // A page that was opened before the newest version existed can keep playing its own version.
      const file = version === ad.version ? ad : await store.earlierFile(ad.id, version);
      const sound = file && (await storedSound(storage, file));
      if (!sound) throw new ApiError("shared_ad_gone");
      return answerSound({ request, sound, keep: forAnHour });
    },
  };
}

const shareMessage = ({ shared }: { shared: boolean }) => (shared ? shareCopy.started : shareCopy.stopped);
