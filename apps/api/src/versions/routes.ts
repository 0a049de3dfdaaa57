import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import { checkAdOptions, laterInputs, readAdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

import type { Owners } from "../accounts/owners.ts";
import type { ads } from "../database/schema.ts";
import { material } from "../generation/create-ad.ts";
import type { ReadText } from "../generation/read-text.ts";
import { spendChange } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { VersionsStore } from "./store.ts";

type Versions = {
  store: VersionsStore;
  owners: Owners;
  limits: RateLimits;
  readText: ReadText;
  /** True if there is a chat model, which accepts descriptions in any language. */
  mayTranslate: boolean;
};

/** A version's content, stored in its ad's row or in its own row. */
type Row = Pick<typeof ads.$inferSelect, "script" | "lines" | "durationMs" | "peaks">;

const versionOf = (adId: string, number: number, at: Date, row: Row) => ({
  number,
  created_at: at.toISOString(),
  script: row.script,
  lines: row.lines,
  duration_ms: row.durationMs,
  peaks: row.peaks,
  filepath: `/audiostack/audio/${adId}?version=${number}`,
});

/** Endpoints for an ad's versions. The newest version is stored in the ad's own row. */
export function versionsRoutes({
  store,
  owners,
  limits,
  readText,
  mayTranslate,
}: Versions): HandlersOf<"ads"> {
  return {
    async listVersions({ request, params, query }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const ad = await store.adOf(owner, params.uuid);
      if (!ad) throw new ApiError("not_found");
      if (ad.state !== "ready") return { status: 200, body: [], headers };
      const earlier = await store.earlier(ad.id);
      const body = [
        versionOf(ad.id, ad.version, ad.version === 1 ? ad.createdAt : ad.updatedAt, ad),
        ...earlier.map((row) => versionOf(ad.id, row.number, row.createdAt, row)),
      ];
      return { status: 200, body, headers };
    },

    async makeVersion({ request, params, body, visitor }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const ad = await store.adOf(owner, params.uuid);
      if (!ad?.inputs) throw new ApiError("not_found");
      const idempotencyKey = request.headers.get("Idempotency-Key") || null;
      const begun = await store.begun(ad.id, idempotencyKey);
      if (begun)
        return { status: 202, body: { version: begun.number, pipeline_status: begun.stage }, headers };
      const before = { ...laterInputs, ...ad.inputs };
      const { music_spec = before.music_spec, ...choices } = body.choices ?? {};
      const inputs = {
        ...readAdInputs({ ...before, ...choices, script: body.script }, before.prompt, music_spec, material),
        script_source: before.script_source,
      };
      const order = { title: ad.title, inputs };
      assertValid(checkAdOptions(order, material));
      const { cast, error, cost } = await readText(visitor, ({ checkScript }) =>
        checkScript(order, mayTranslate),
      );
      assertValid(error);
      const voices = cast.voices.map(({ id, name }) => ({ id, name }));
      const version = { basedOn: body.based_on, inputs, voices, cost, idempotencyKey };
      const { number, stage } = await store.begin(owner, ad.id, version, visitor);
      return { status: 202, body: { version: number, pipeline_status: stage }, headers };
    },

    async restoreVersion({ request, visitor, params, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      await spendChange(limits, visitor);
      const number = await store.restore(owner, params.uuid, Number(params.number));
      if (number === null) throw new ApiError("not_found");
      return { status: 200, body: { version: number }, headers };
    },
  };
}
