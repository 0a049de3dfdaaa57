import { shareCopy } from "@earshot/contract/sharing/copy.ts";

import { readAudio, staticAudioUrl } from "./audio-files.ts";
import { audioResponse } from "./audio-response.ts";
import type { MockDb } from "./mock-db.ts";
import type { StoredAd } from "./mock-db/ads.ts";
import { sampleAd } from "./mock-db/ads.ts";
import { ownerOrError } from "./mock-db/owner.ts";
import { badGateway, crash, instead, never, Reply, serve } from "./serve.ts";

/** Default responses: anyone with the link can play an ad until its owner stops sharing. */
export const sharingHandlers = (mockDb: MockDb) => {
  function sharedAd(uuid: string): StoredAd | undefined {
    const stored = mockDb.ads.get(uuid);
    return stored?.ad.shared && stored.ad.state === "ready" ? stored : undefined;
  }

  function audioAddress(stored: StoredAd): string {
    const { ad, recording } = stored;
    stored.signature ??= mockDb.nextId();
    const signed = `/api/shared-audio/${ad.uuid}/audio?signature=${stored.signature}`;
    return staticAudioUrl(recording.file) ?? signed;
  }

  return serve("sharing", {
    setShared(context) {
      const { params, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = mockDb.ads.get(params.uuid);
      if (stored?.owner !== owner.id) return error("not_found");
      stored.ad.shared = body.shared;
      const message = body.shared ? shareCopy.started : shareCopy.stopped;
      return reply(200, { success: true, message, shared: body.shared }, owner.headers);
    },

    sharedAd({ params, error }) {
      const stored = sharedAd(params.uuid);
      if (!stored) return error("shared_ad_gone");
      const { ad, owner } = stored;
      const account = mockDb.accounts.find(({ user }) => user.id === owner);
      return {
        uuid: ad.uuid,
        title: ad.product_name,
        brand: account?.user.businessName ?? "",
        duration_ms: ad.duration_ms ?? 0,
        peaks: ad.peaks,
        mime_type: ad.mime_type ?? "",
        audio_url: audioAddress(stored),
      };
    },

    async sharedAudio({ request, params, query, error }) {
      const stored = sharedAd(params.uuid);
      if (!stored) return error("shared_ad_gone");
      if (query.signature !== stored.signature) return error("access_denied");
      const bytes = await readAudio(stored.recording.file);
      return audioResponse(request, {
        bytes,
        etag: `"${params.uuid}"`,
        cacheControl: "private, max-age=3600",
      });
    },
  });
};

const { uuid, product_name, duration_ms, peaks, filepath } = sampleAd(0);
const shared = {
  uuid,
  title: product_name,
  brand: "Coffee & Co",
  duration_ms: duration_ms ?? 0,
  peaks,
  mime_type: "audio/mpeg",
  audio_url: filepath ?? "",
};

/** Named non-default responses. The key is also the story's name and `?scenario=sharing.<key>`. */
export const sharingScenarios = {
  Loading: instead("sharing", { sharedAd: never, sharedAudio: never }),
  /** Stop sharing stays pending. */
  SlowAnswer: instead("sharing", { setShared: never }),
  /** The ad was deleted, or its owner stopped sharing it. */
  Gone: instead("sharing", {
    sharedAd: ({ error }) => error("shared_ad_gone"),
    sharedAudio: ({ error }) => error("shared_ad_gone"),
  }),
  /** A long title with markup, and a right-to-left brand. */
  OddNames: instead("sharing", {
    sharedAd: () => ({
      ...shared,
      title: `<b>${"Autumn at Kettle, the café in the old station, ".repeat(4)}</b> 🎧`,
      brand: "مخبز الياسمين",
    }),
  }),
  /** A guest's ad, without a brand. */
  NoBrand: instead("sharing", { sharedAd: () => ({ ...shared, brand: "" }) }),
  /** The page loads, but the audio URL has expired. */
  SoundGone: instead("sharing", {
    sharedAd: () => ({ ...shared, audio_url: `/api/shared-audio/${uuid}/audio?signature=over` }),
    sharedAudio: ({ error }) => error("access_denied"),
  }),
  /** The session ended in another tab. */
  LoggedOut: instead("sharing", { setShared: ({ error }) => error("identity_missing") }),
  /** The ad was deleted in another tab. */
  AlreadyGone: instead("sharing", { setShared: ({ error }) => error("not_found") }),
  /** A proxy's HTML page, whose text is not shown. */
  BadGateway: instead("sharing", { setShared: badGateway, sharedAd: badGateway, sharedAudio: badGateway }),
  Down: instead("sharing", { setShared: crash, sharedAd: crash, sharedAudio: crash }),
};
