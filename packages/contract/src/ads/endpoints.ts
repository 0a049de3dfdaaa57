import { createRoute, z } from "@hono/zod-openapi";

import {
  bodyErrors,
  done,
  json,
  jsonBody,
  ownerErrors,
  plainErrors,
  queryErrors,
  statusErrors,
} from "../endpoints/responses.ts";
import { soundHeaders, soundResponses } from "../endpoints/sound.ts";
import { guestId, guestQuery, moment, optionalText, pageQuery, text } from "../endpoints/values.ts";
import { pageSize, peakCount } from "../limits.ts";
import { paths } from "../paths.ts";

const fields = {
  uuid: z.string(),
  filepath: z
    .string()
    .nullable()
    .describe("Where the sound is heard, by its owner alone; null until it is ready."),
  product_name: z.string(),
  product_description: z.string(),
  created_at: moment,
  product_length: z.number().describe("Seconds: measured when ready, wished for until then."),
  thirdPerson: z.boolean().nullable().describe("Null where nobody chose, as with an upload."),
  project_id: z.string().nullable(),
  duration_ms: z.int().nullable().describe("Measured; null until it is ready."),
  peaks: z
    .array(z.int().min(0).max(255))
    .refine((peaks) => peaks.length === 0 || peaks.length === peakCount)
    .describe(`${peakCount} values of loudness along the ad; none until it is ready.`),
  source: z.enum(["ai", "own", "upload"]),
  script: z.string().nullable().describe("What is said; null until it is written, and for an upload."),
  mime_type: z.string().nullable(),
  loudness_lufs: z
    .number()
    .nullable()
    .describe("Integrated, ITU-R BS.1770; null until ready and for silence."),
  state: z.enum(["processing", "ready", "failed"]),
  state_message: z.string().describe("The state in words, fit to show."),
  shared: z.boolean().describe("Whether its share page is open to everyone."),
};

/** An ad in a list. */
const ad = z.strictObject(fields).openapi("Ad");

/** Stage of a pending ad. */
export const pipelineStatus = z
  .enum(["waiting", "writing", "speaking", "mixing", "complete", "failed"])
  .openapi("PipelineStatus");

/** An ad with its stage: the response of starting and polling a job. */
export const adInTheMaking = z
  .strictObject({ ...fields, pipeline_status: pipelineStatus })
  .openapi("AdInTheMaking");

/** Selected background music. Times in ms, an end of 0 means the track's own; volume 0 to 1. */
export const musicSpec = z
  .object({
    music_id: z.string(),
    fade_in_ms: z.number(),
    fade_out_ms: z.number(),
    playback_start: z.number(),
    playback_end: z.number().nullish(),
    volume: z.number(),
  })
  .openapi("MusicSpec");

/** Full details of an ad, including the inputs needed to generate it again. */
const adDetails = z
  .strictObject({
    ...fields,
    pipeline_status: pipelineStatus,
    inputs: z
      .strictObject({
        prompt: z.string(),
        script_source: z.enum(["ai", "own"]),
        adLength: z.number().describe("Seconds."),
        language: z.string(),
        accent: z.string(),
        tone: z.string(),
        mood: z.string(),
        delivery_instructions: z.string(),
        voice_ids: z.array(z.string()),
        music_spec: z.strictObject(musicSpec.shape).nullable(),
      })
      .nullable()
      .describe("Null for an upload."),
    voices: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    campaigns: z
      .array(z.strictObject({ id: z.string(), title: z.string(), status: z.string() }))
      .describe("The campaigns that use it."),
  })
  .openapi("AdDetails");

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
  responses: {
    200: json(z.array(ad), "The ads."),
    ...plainErrors(...queryErrors, "foreign_guest", "not_found"),
  },
});

const get = createRoute({
  ...paths.ads.get,
  summary: "One ad whole",
  description: "Its inputs, script, stage, voices, and the campaigns that use it.",
  request: { params, query: guestQuery },
  responses: { 200: json(adDetails, "The ad."), ...plainErrors(...queryErrors, ...ownerErrors, "not_found") },
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
    ...statusErrors(
      ...bodyErrors,
      ...ownerErrors,
      "not_found",
      "file_too_large",
      "storage_full",
      "file_empty",
      "file_not_audio",
      "too_many_uploads",
    ),
  },
});

const move = createRoute({
  ...paths.ads.move,
  summary: "Move an ad to another project",
  request: {
    body: jsonBody(z.object({ uuid: text, project_id: text, temp_user_id: guestId }).openapi("Move")),
  },
  responses: {
    200: json(done, "Moved."),
    ...plainErrors(...bodyErrors, ...ownerErrors, "not_found", "ad_not_movable"),
  },
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
    ...statusErrors(...bodyErrors, "delete_identity_missing", "foreign_guest", "not_found", "ad_id_missing"),
  },
});

const audio = createRoute({
  ...paths.ads.audio,
  summary: "The sound of one's own ad",
  description: "An ad's `filepath`. Kept privately and for good: the sound of an ad never changes.",
  request: { params, query: guestQuery, headers: soundHeaders },
  responses: { ...soundResponses(), ...plainErrors(...queryErrors, ...ownerErrors) },
});

/** The ads of a client or a guest. */
export const ads = { list, get, upload, move, remove, audio };
