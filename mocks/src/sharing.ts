import { adCopy } from "@earshot/contract/ads/copy.ts";
import { adTitle, checkAdTitle } from "@earshot/contract/ads/rules/ad-title.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";

import { readAudio, staticAudioUrl } from "./audio-files.ts";
import { audioResponse } from "./audio-response.ts";
import type { MockDb } from "./mock-db.ts";
import { sampleAd, type StoredAd } from "./mock-db/ads.ts";
import { ownerOrError } from "./mock-db/owner.ts";
import { badGateway, crash, everywhere, instead, never, Reply, serve } from "./serve.ts";

/** Default responses: anyone with the link can play an ad until its owner stops sharing. */
export const sharingHandlers = (mockDb: MockDb) => {
  function sharedAd(uuid: string): StoredAd | undefined {
    const stored = mockDb.ads.get(uuid);
    return stored?.ad.shared && stored.ad.state === "ready" ? stored : undefined;
  }

  function audioAddress(stored: StoredAd): string {
    const { ad, recording } = stored;
    stored.signature ??= mockDb.nextId();
    const signature = `${ad.version}.${stored.signature}`;
    const signed = `/api/shared-audio/${ad.uuid}/audio?signature=${signature}`;
    return staticAudioUrl(recording.file) ?? signed;
  }

  return serve("sharing", {
    changeAd(context) {
      const { params, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const wrong = body.title === undefined ? null : checkAdTitle(body.title);
      if (wrong) return error(wrong);
      const stored = mockDb.ads.get(params.uuid);
      if (stored?.owner !== owner.id) return error("not_found");
      const { ad } = stored;
      if (body.title !== undefined) ad.product_name = adTitle(body.title);
      ad.shared = body.shared ?? ad.shared;
      const shareMessage = ad.shared ? shareCopy.started : shareCopy.stopped;
      const message = body.title === undefined ? shareMessage : adCopy.renamed;
      const { shared, product_name: title } = ad;
      return reply(200, { success: true, message, shared, title }, owner.headers);
    },

    sharedAd({ params, error }) {
      const stored = sharedAd(params.uuid);
      if (!stored) return error("shared_ad_gone");
      const { ad, owner, voices } = stored;
      const account = mockDb.accounts.find(({ user }) => user.id === owner);
      return {
        uuid: ad.uuid,
        title: ad.product_name,
        brand: account?.user.businessName ?? "",
        voices: voices.map(({ name }) => name),
        duration_ms: ad.duration_ms ?? 0,
        peaks: ad.peaks,
        lines: ad.lines,
        mime_type: ad.mime_type ?? "",
        audio_url: audioAddress(stored),
      };
    },

    async sharedAudio({ request, params, query, error }) {
      const stored = sharedAd(params.uuid);
      if (!stored) return error("shared_ad_gone");
      const [version = "", signature] = query.signature.split(".");
      if (signature === undefined || signature !== stored.signature) return error("access_denied");
      const kept = [{ ...stored, number: stored.ad.version }, ...(stored.earlier ?? [])];
      const signed = kept.find(({ number }) => String(number) === version);
      if (!signed) return error("shared_ad_gone");
      return audioResponse(request, {
        bytes: await readAudio(signed.recording.file),
        etag: `"${params.uuid} ${version}"`,
        cacheControl: "private, max-age=3600",
      });
    },
  });
};

const { uuid, product_name, duration_ms, peaks, lines, filepath } = sampleAd(0);
const shared = {
  uuid,
  title: product_name,
  brand: "Coffee & Co",
  voices: ["Russell"],
  duration_ms: duration_ms ?? 0,
  peaks,
  lines,
  mime_type: "audio/mpeg",
  audio_url: filepath ?? "",
};

/** Named non-default responses. The key is also the story's name and `?scenario=sharing.<key>`. */
export const sharingScenarios = {
  /** The shared ad stays pending. */
  Loading: instead("sharing", { sharedAd: never, sharedAudio: never }),
  /** The request to stop sharing stays pending. */
  SlowAnswer: instead("sharing", { changeAd: never }),
  /** The ad was deleted, or its owner stopped sharing it. */
  Gone: instead("sharing", { sharedAd: "shared_ad_gone", sharedAudio: "shared_ad_gone" }),
  /** A long title with markup, and a right-to-left brand. */
  OddNames: instead("sharing", {
    sharedAd: () => ({
      ...shared,
      title: `<b>${"Autumn at Kettle, the café in the old station, ".repeat(4)}</b> 🎧`,
      brand: "مخبز الياسمين",
    }),
  }),
  /** An account's ad, with its brand. */
  Branded: instead("sharing", { sharedAd: () => shared }),
  /** The page loads, but the audio URL has expired. */
  SoundGone: instead("sharing", {
    sharedAd: () => ({ ...shared, audio_url: `/api/shared-audio/${uuid}/audio?signature=over` }),
    sharedAudio: "access_denied",
  }),
  /** The session ended in another tab. */
  LoggedOut: instead("sharing", { changeAd: "identity_missing" }),
  /** The ad was deleted in another tab. */
  AlreadyGone: instead("sharing", { changeAd: "not_found" }),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: everywhere("sharing", badGateway),
  /** The server doesn't respond. */
  Down: everywhere("sharing", crash),
};
