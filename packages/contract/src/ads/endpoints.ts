import { createRoute, z } from "@hono/zod-openapi";

import { done, json, jsonBody, refusals, statusRefusals } from "../endpoints/answers.ts";
import { soundAnswers, soundHeaders } from "../endpoints/sound.ts";
import { guestId, guestQuery, optionalText, pageQuery, text } from "../endpoints/values.ts";
import { pageSize } from "../limits.ts";
import { paths } from "../paths.ts";
import { ad, adDetails } from "./ad.endpoints.ts";

const file = z.custom<File>((value) => value instanceof File).openapi({ type: "string", format: "binary" });

const params = z.object({ uuid: text });

const list = createRoute({
  ...paths.ads.list,
  summary: "List one's own ads",
  description:
    "A plain array, newest first; empty for a visitor without an id. Ads in the making are among them.",
  request: {
    query: z.object({
      temp_user_id: guestId,
      project_id: optionalText.openapi({ description: "One project's; left out or empty, all." }),
      q: optionalText.openapi({ description: "Part of the title." }),
      ...pageQuery(pageSize.ads),
    }),
  },
  responses: { 200: json(z.array(ad), "The ads."), ...refusals(400, 403, 404) },
});

const get = createRoute({
  ...paths.ads.get,
  summary: "One ad whole",
  description: "Its inputs, script, stage, voices, and the campaigns that use it.",
  request: { params, query: guestQuery },
  responses: { 200: json(adDetails, "The ad."), ...refusals(400, 401, 403, 404) },
});

const upload = createRoute({
  ...paths.ads.upload,
  summary: "Upload an ad",
  description:
    "mp3, wav, wma or aac, at most 2 MB, judged by content and not by name (415). The file's name becomes the title. Over 2 MB, or out of storage: 413.",
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z
            .object({ audio: file, temp_user_id: guestId, project_id: optionalText })
            .openapi("Upload"),
        },
      },
    },
  },
  responses: {
    201: json(
      z.strictObject({ status: z.literal("success"), message: z.string(), audio: ad }).openapi("Uploaded"),
      "The new ad.",
    ),
    ...statusRefusals(400, 401, 403, 404, 413, 415, 429),
  },
});

const move = createRoute({
  ...paths.ads.move,
  summary: "Move an ad to another project",
  request: {
    body: jsonBody(z.object({ uuid: text, project_id: text, temp_user_id: guestId }).openapi("Move")),
  },
  responses: { 200: json(done, "Moved."), ...refusals(400, 401, 403, 404, 413, 415, 422) },
});

const remove = createRoute({
  ...paths.ads.remove,
  summary: "Delete an ad",
  request: { body: jsonBody(z.object({ uuid: text, temp_user_id: guestId }).openapi("DeleteAd")) },
  responses: {
    200: json(
      z.strictObject({ status: z.literal("success"), message: z.string() }).openapi("AdDeleted"),
      "Deleted.",
    ),
    ...statusRefusals(400, 401, 403, 404, 413, 415, 422),
  },
});

const audio = createRoute({
  ...paths.ads.audio,
  summary: "The sound of one's own ad",
  description: "An ad's `filepath`. Kept privately and for good: the sound of an ad never changes.",
  request: { params, query: guestQuery, headers: soundHeaders },
  responses: { ...soundAnswers, ...refusals(400, 401, 403) },
});

/** The ads of a client or a guest. */
export const ads = { list, get, upload, move, remove, audio };
