import { errorOf } from "@earshot/contract/errors.ts";
import { adsInTheMaking } from "@earshot/contract/limits.ts";
import { ownerLimits } from "@earshot/contract/owner-limits.ts";

import { inputsOf, voicesOf, wrongWith } from "../generation/start-ad.ts";
import type { MockDb } from "../mock-db.ts";
import { type Owner, ownerOrError } from "../mock-db/owner.ts";
import { nearestRecording } from "../mock-db/recordings.ts";
import { advanceVersion, nextNumber, replaceVersion, versionsOf } from "../mock-db/versions.ts";
import { tooOftenError } from "../owner-limits.ts";
import { Reply, type Resolvers } from "../serve.ts";

type VersionHandlers = Pick<Resolvers<"ads">, "listVersions" | "makeVersion" | "restoreVersion">;

/** Default responses for ad versions: a version is ready after its ad has been requested three times. */
export function versionHandlers(mockDb: MockDb): VersionHandlers {
  const ownAd = ({ id }: Owner, uuid: string) => {
    const stored = mockDb.ads.get(uuid);
    return stored?.owner === id ? stored : undefined;
  };

  return {
    listVersions(context) {
      const { params, query, reply, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, params.uuid);
      if (!stored) return error("not_found");
      advanceVersion(stored, mockDb.now());
      return reply(200, versionsOf(stored), owner.headers);
    },

    makeVersion(context) {
      const { request, params, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, params.uuid);
      if (!stored?.inputs) return error("not_found");
      const key = request.headers.get("Idempotency-Key") || null;
      const { pending, inputs: before } = stored;
      if (pending && key !== null && pending.key === key)
        return reply(202, { version: pending.number, pipeline_status: pending.stage }, owner.headers);
      if (key !== null && stored.key === key && stored.ad.version > 1)
        return reply(202, { version: stored.ad.version, pipeline_status: "complete" }, owner.headers);
      const { music_spec = before.music_spec, ...choices } = body.choices ?? {};
      const inputs = {
        ...inputsOf({ ...before, ...choices, script: body.script }, before.prompt, music_spec),
        script_source: before.script_source,
      };
      const voices = voicesOf({ inputs });
      const wrong = wrongWith({ title: stored.ad.product_name, inputs }, voices);
      if (wrong) return error(wrong as ReturnType<typeof errorOf<"script_missing">>);
      const own = [...mockDb.ads.values()].filter(({ owner: id }) => id === owner.id);
      if (own.filter((ad) => ad.pending || ad.ad.state === "processing").length >= adsInTheMaking)
        return error("too_many_pending_ads");
      const tooOften = tooOftenError(mockDb, request, owner, ownerLimits.ads);
      if (tooOften) return error(tooOften);
      if (stored.ad.state !== "ready") return error("not_found");
      if (pending || stored.ad.version !== body.based_on) return error("version_not_newest");
      const recording = nearestRecording(inputs.adLength, inputs.language || "English");
      const number = nextNumber(stored);
      stored.pending = { number, inputs, voices, recording, stage: "waiting", key };
      return reply(202, { version: number, pipeline_status: "waiting" }, owner.headers);
    },

    restoreVersion(context) {
      const { params, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, params.uuid);
      const number = Number(params.number);
      if (stored && stored.ad.version === number) return reply(200, { version: number }, owner.headers);
      const old = stored?.earlier?.find((version) => version.number === number);
      if (!stored || !old) return error("not_found");
      if (stored.pending) return error("version_not_newest");
      const version = nextNumber(stored);
      replaceVersion(stored, { ...old, number: version }, mockDb.now());
      return reply(200, { version }, owner.headers);
    },
  };
}
