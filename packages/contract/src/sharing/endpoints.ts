import { createRoute, z } from "@hono/zod-openapi";

import { bodyErrors, json, jsonBody, ownerErrors, plainErrors, queryErrors } from "../endpoints/responses.ts";
import { soundHeaders, soundResponses } from "../endpoints/sound.ts";
import { guestId, text } from "../endpoints/values.ts";
import { peakCount } from "../limits.ts";
import { paths } from "../paths.ts";

const params = z.object({ uuid: text });

const setShared = createRoute({
  ...paths.sharing.setShared,
  summary: "Stop sharing an ad, or share it again",
  request: {
    params,
    body: jsonBody(z.object({ shared: z.boolean(), temp_user_id: guestId }).openapi("SetShared")),
  },
  responses: {
    200: json(
      z
        .strictObject({ success: z.literal(true), message: z.string(), shared: z.boolean() })
        .openapi("SharedSet"),
      "As asked.",
    ),
    ...plainErrors(...bodyErrors, ...ownerErrors, "not_found"),
  },
});

const sharedAd = createRoute({
  ...paths.sharing.sharedAd,
  summary: "What the share page shows",
  description: "For everyone who has the link. 404 with a message when the ad is gone or no longer shared.",
  request: { params },
  responses: {
    200: json(
      z
        .strictObject({
          uuid: z.string(),
          title: z.string(),
          brand: z.string().describe("Whose ad it is; may be empty."),
          duration_ms: z.int(),
          peaks: z.array(z.int().min(0).max(255)).length(peakCount),
          mime_type: z.string(),
          audio_url: z.string().describe("A signed address of the sound."),
        })
        .openapi("SharedAd"),
      "The ad.",
    ),
    ...plainErrors("shared_ad_gone"),
  },
});

const sharedAudio = createRoute({
  ...paths.sharing.sharedAudio,
  summary: "The sound of a shared ad",
  description:
    "At the signed address that the share page gives; 403 for a signature that is not ours or is over.",
  request: { params, query: z.object({ signature: text }), headers: soundHeaders },
  responses: { ...soundResponses("shared_ad_gone"), ...plainErrors(...queryErrors, "access_denied") },
});

/** Public data of a shared ad, and its owner's sharing switch. */
export const sharing = { setShared, sharedAd, sharedAudio };
