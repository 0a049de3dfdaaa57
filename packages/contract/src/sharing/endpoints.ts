import { createRoute, z } from "@hono/zod-openapi";

import { json, jsonBody, refusals } from "../endpoints/answers.ts";
import { soundAnswers, soundHeaders } from "../endpoints/sound.ts";
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
    ...refusals(400, 401, 403, 404, 413, 415),
  },
});

const sharedAd = createRoute({
  ...paths.sharing.sharedAd,
  summary: "What the share page shows",
  description: "For everyone who has the link. 404 with words when the ad is gone or no longer shared.",
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
    ...refusals(404),
  },
});

const sharedAudio = createRoute({
  ...paths.sharing.sharedAudio,
  summary: "The sound of a shared ad",
  description:
    "At the signed address that the share page gives; 403 for a signature that is not ours or is over.",
  request: { params, query: z.object({ signature: text }), headers: soundHeaders },
  responses: { ...soundAnswers, ...refusals(400, 403) },
});

/** What everyone with a share link may see and hear, and its owner's switch. */
export const sharing = { setShared, sharedAd, sharedAudio };
