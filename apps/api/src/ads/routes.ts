import { adCopy } from "@earshot/contract/ads/copy.ts";
import { checkDeleteAd } from "@earshot/contract/ads/rules/delete-ad.ts";
import { canMove } from "@earshot/contract/ads/rules/move-ad.ts";
import { ApiError, assertValid } from "@earshot/contract/api-error.ts";

import type { Owners } from "../accounts/owners.ts";
import type { BackgroundTasks } from "../background-tasks.ts";
import type { Owner } from "../database/owner.ts";
import { answerSound } from "../http/answer-sound.ts";
import { spendChange } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { Storage } from "../storage/storage.ts";
import { storedSound } from "../storage/stored-sound.ts";
import { adDetailsResponse, adResponse } from "./ad-response.ts";
import type { AdsStore } from "./store.ts";

type Ads = {
  store: AdsStore;
  storage: Storage;
  owners: Owners;
  limits: RateLimits;
  now: () => Date;
  tasks: BackgroundTasks;
  /**
   * Starts the audio processes early. Called when ads are listed, because the studio lists them when it opens, even
   * for first-time visitors.
   */
  prepareAudio: () => unknown;
  /** Deletes unreferenced files in the background. */
  removeFiles: (keys: readonly (string | null)[]) => void;
};

/** A version's audio never changes. */
const forGood = "private, max-age=31536000, immutable";

const day = 24 * 60 * 60 * 1000;

const notFound = () => new ApiError("not_found");

/** Endpoints for a client's or guest's ads. */
export function adsRoutes({
  store,
  storage,
  owners,
  limits,
  now,
  tasks,
  prepareAudio,
  removeFiles,
}: Ads): HandlersOf<"ads"> {
  /** Keeps a guest's ads from expiring: records in the background, at most once per day, that they were used. */
  function markUsed(owner: Owner, seen: { id: string; usedAt: Date }[]): void {
    if (!("guestKey" in owner)) return;
    const before = now().getTime() - day;
    const ids = seen.filter(({ usedAt }) => usedAt.getTime() < before).map(({ id }) => id);
    if (ids.length > 0) tasks.run(() => store.markUsed(owner.guestKey, ids));
  }

  return {
    async list({ request, query }) {
      prepareAudio();
      const requester = await owners.find(request, query.temp_user_id);
      if (!requester) return { status: 200, body: [] };
      const { owner, headers } = requester;
      const { limit, offset, q, project_id } = query;
      const wanted = { projectId: project_id || null, title: q ?? "", limit, offset };
      const rows = await store.list(owner, wanted);
      if (!rows) throw notFound();
      markUsed(owner, rows);
      const isOpened = project_id && !q && !offset;
      if (isOpened) tasks.run(() => store.markProjectUsed(project_id));
      return { status: 200, body: rows.map(adResponse), headers };
    },

    async get({ request, params, query }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const found = await store.find(owner, params.uuid);
      if (!found) throw notFound();
      markUsed(owner, [found.ad]);
      const campaigns = await store.campaignsOf(found.ad.id);
      const pending = await store.pendingVersionOf(found.ad.id);
      return { status: 200, body: adDetailsResponse(found, campaigns, pending), headers };
    },

    async move({ request, visitor, body: { uuid, project_id, temp_user_id } }) {
      const { owner, headers } = await owners.owner(request, temp_user_id, "identity_missing");
      await spendChange(limits, visitor);
      const mayMove = (currentProjectId: string | null) => {
        if (!canMove({ adUuid: uuid, projectId: project_id, currentProjectId }))
          throw new ApiError("ad_not_movable");
      };
      if (uuid === "") mayMove(null);
      if (!(await store.move(owner, uuid, project_id, mayMove))) throw notFound();
      return { status: 200, body: { success: true, message: adCopy.moved }, headers };
    },

    async remove({ request, body: { uuid, temp_user_id } }) {
      const { owner, headers } = await owners.owner(request, temp_user_id, "delete_identity_missing");
      assertValid(checkDeleteAd({ hasIdentity: true, uuid }));
      const files = await store.remove(owner, uuid);
      if (!files) throw notFound();
      removeFiles(files);
      return { status: 200, body: { status: "success", message: adCopy.deleted }, headers };
    },

    async audio({ request, params, query }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const file = await store.soundOf(owner, params.uuid, query.version);
      const sound = file && (await storedSound(storage, file));
      if (!sound) throw notFound();
      markUsed(owner, [file]);
      return answerSound({ request, sound, keep: forGood, headers });
    },
  };
}
