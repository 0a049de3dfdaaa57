import { createRoute, z } from "@hono/zod-openapi";

import { spokenLines } from "../ads/endpoints.ts";
import { bodyErrors, json, jsonBody, ownerErrors, plainErrors, queryErrors } from "../endpoints/responses.ts";
import { soundHeaders, soundResponses } from "../endpoints/sound.ts";
import { guestId, text } from "../endpoints/values.ts";
import { peakCount } from "../limits.ts";
import { paths } from "../paths.ts";

const params = z.object({ uuid: text });

const changeAd = createRoute({
  ...paths.sharing.changeAd,
  summary: "Rename an ad, stop sharing it, or share it again",
  request: {
    params,
    body: jsonBody(
      z
        .object({ shared: z.boolean().optional(), title: text.optional(), temp_user_id: guestId })
        .check(({ value, issues }) => {
          if (value.shared === undefined && value.title === undefined)
            issues.push({ code: "invalid_type", expected: "boolean", input: value, path: ["shared"] });
        })
        .openapi("ChangeAd"),
    ),
  },
  responses: {
    200: json(
      z
        .strictObject({
          success: z.literal(true),
          message: z.string(),
          shared: z.boolean(),
          title: z.string(),
        })
        .openapi("AdChanged"),
      "Changed.",
    ),
    ...plainErrors(
      ...bodyErrors,
      ...ownerErrors,
      "not_found",
      "ad_title_missing",
      "ad_title_too_long",
      "too_often",
    ),
  },
});

const sharedAd = createRoute({
  ...paths.sharing.sharedAd,
  summary: "Get a shared ad",
  description: "For everyone with the link. 404 if the ad is deleted or no longer shared.",
  request: { params },
  responses: {
    200: json(
      z
        .strictObject({
          uuid: z.string(),
          title: z.string(),
          brand: z.string().describe("The advertiser; may be empty."),
          voices: z.array(z.string()).describe("The speakers' names; none for an upload."),
          duration_ms: z.int(),
          peaks: z.array(z.int().min(0).max(255)).length(peakCount),
          lines: spokenLines.describe("None for an upload."),
          mime_type: z.string(),
          audio_url: z.string().describe("The signed URL of the audio."),
        })
        .openapi("SharedAd"),
      "The ad.",
    ),
    ...plainErrors("shared_ad_gone"),
  },
});

const sharedAudio = createRoute({
  ...paths.sharing.sharedAudio,
  summary: "Get the audio of a shared ad",
  description: "The signed URL of a shared ad; 403 if the signature is wrong or has expired.",
  request: { params, query: z.object({ signature: text }), headers: soundHeaders },
  responses: { ...soundResponses("shared_ad_gone"), ...plainErrors(...queryErrors, "access_denied") },
});

/** A shared ad's public data, and the properties that its owner can change: its title and whether it is shared. */
export const sharing = { changeAd, sharedAd, sharedAudio };
