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
import {
  guestId,
  guestQuery,
  moment,
  optionalText,
  optionText,
  pageQuery,
  text,
} from "../endpoints/values.ts";
import { mostAdsListed, pageSize, peakCount } from "../limits.ts";
import { paths } from "../paths.ts";
import { outletWarningCodes } from "./rules/outlet-warnings.ts";

/** An ad's lines with their start times. */
export const spokenLines = z.array(
  z
    .strictObject({
      text: z.string(),
      voice: z.union([z.literal(1), z.literal(2)]),
      start_ms: z.int().min(0),
    })
    .openapi("SpokenLine"),
);

const fields = {
  uuid: z.string(),
  filepath: z
    .string()
    .nullable()
    .describe("URL of the audio, which only its owner can play; null until ready."),
  product_name: z.string(),
  product_description: z.string(),
  created_at: moment,
  product_length: z.number().describe("Seconds: as requested until ready, then as measured."),
  thirdPerson: z.boolean().nullable().describe("Null if not chosen, as for an upload."),
  project_id: z.string().nullable(),
  duration_ms: z.int().nullable().describe("Measured; null until ready."),
  peaks: z
    .array(z.int().min(0).max(255))
    .refine((peaks) => peaks.length === 0 || peaks.length === peakCount)
    .describe(
      `${peakCount} loudness values along the ad. While it is being made: of what is recorded, zeros for the rest; empty before.`,
    ),
  source: z.enum(["ai", "own", "upload"]),
  script: z.string().nullable().describe("The spoken text; null until written, and for an upload."),
  lines: spokenLines.describe("The script by lines; empty until ready, and for an upload."),
  mime_type: z.string().nullable(),
  loudness_lufs: z
    .number()
    .nullable()
    .describe("Integrated, ITU-R BS.1770; null until ready and for silence."),
  state: z.enum(["processing", "ready", "failed"]),
  state_message: z.string().describe("The state in words, to show to the user."),
  outlet_warnings: z
    .array(z.strictObject({ code: z.enum(outletWarningCodes), message: z.string() }).openapi("OutletWarning"))
    .describe("Reasons for which an outlet would refuse an upload."),
  version: z.int().min(1).describe("Number of the newest version, which this is."),
  shared: z.boolean().describe("Whether everyone with the link can open its share page."),
};

/** An ad in a list. */
const ad = z.strictObject(fields).openapi("Ad");

/** A pending ad's stage. */
export const pipelineStatus = z
  .enum(["waiting", "writing", "speaking", "mixing", "complete", "failed"])
  .openapi("PipelineStatus");

/** An ad with its stage: the response when starting or polling a job. */
export const adInTheMaking = z
  .strictObject({ ...fields, pipeline_status: pipelineStatus })
  .openapi("AdInTheMaking");

/** Selected background music. Times in ms; an end of 0 means the end of the track; volume 0 to 1. */
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

/** An ad's full details, including the inputs needed to regenerate it. */
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
        must_say: z.string(),
        avoid: z.string(),
        variant: z.int().nullable().describe("Which idea was written; null where nothing was."),
        script: z
          .array(
            z.strictObject({ text: z.string(), voice: z.union([z.literal(1), z.literal(2)]).nullable() }),
          )
          .nullable()
          .describe("The lines as a person edited them."),
      })
      .nullable()
      .describe("Null for an upload."),
    voices: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    pending_version: z
      .strictObject({ version: z.int(), pipeline_status: pipelineStatus, message: z.string() })
      .nullable()
      .describe("The version being made, or the last one if it failed; the ad plays the one before."),
    campaigns: z
      .array(z.strictObject({ id: z.string(), title: z.string(), status: z.string() }))
      .describe("The campaigns that use it."),
  })
  .openapi("AdDetails");

const file = z.custom<File>((value) => value instanceof File).openapi({ type: "string", format: "binary" });

const params = z.object({ uuid: text });

const list = createRoute({
  ...paths.ads.list,
  summary: "List the requester's ads",
  description: `A plain array, newest first, including pending ads. Empty without a session and a guest id. A page of long ads has fewer than \`limit\`, but at least ${pageSize.ads}; the next one begins after the ads received.`,
  request: {
    query: z.object({
      temp_user_id: guestId,
      project_id: optionalText.openapi({ description: "Only this project's ads; all if omitted or empty." }),
      q: optionalText.openapi({ description: "Only ads whose title contains this." }),
      ...pageQuery(pageSize.ads, mostAdsListed),
    }),
  },
  responses: {
    200: json(z.array(ad), "The ads."),
    ...plainErrors(...queryErrors, "foreign_guest", "not_found"),
  },
});

const get = createRoute({
  ...paths.ads.get,
  summary: "Get an ad with its details",
  description: "Includes inputs, script, stage, voices, and the campaigns that use the ad.",
  request: { params, query: guestQuery },
  responses: { 200: json(adDetails, "The ad."), ...plainErrors(...queryErrors, ...ownerErrors, "not_found") },
});

const upload = createRoute({
  ...paths.ads.upload,
  summary: "Upload an ad",
  description:
    "MP3, WAV, WMA or AAC, recognized by content, not by name (415); at most 2 MB, within the account's storage (413). The file's name without its extension becomes the title.",
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
      "file_lasts_too_long",
      "storage_full",
      "file_empty",
      "file_not_audio",
      "file_without_sound",
      "file_damaged",
      "too_many_uploads",
      "too_many_guest_uploads",
      "too_often",
      "uploads_queue_full",
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
    ...plainErrors(...bodyErrors, ...ownerErrors, "not_found", "ad_not_movable", "too_often"),
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

const version = z
  .strictObject({
    number: z.int().min(1),
    created_at: moment,
    script: fields.script,
    lines: fields.lines,
    duration_ms: fields.duration_ms,
    peaks: fields.peaks,
    filepath: z.string(),
  })
  .openapi("AdVersion");

const listVersions = createRoute({
  ...paths.ads.listVersions,
  summary: "List the kept versions of an ad",
  description: "Newest first: the ad itself, then earlier ones. Empty until the ad is ready.",
  request: { params, query: guestQuery },
  responses: {
    200: json(z.array(version), "The versions."),
    ...plainErrors(...queryErrors, ...ownerErrors, "not_found"),
  },
});

const makeVersion = createRoute({
  ...paths.ads.makeVersion,
  summary: "Make a new version of an ad",
  description:
    "Answers at once; poll the ad until its `pending_version` is null. Meanwhile it plays as before.",
  request: {
    params,
    headers: z.object({
      "idempotency-key": optionalText.openapi({ description: "Any text, new for each version." }),
    }),
    body: jsonBody(
      z
        .object({
          based_on: z.int().openapi({ description: "The newest version's number; 409 if it is another." }),
          script: z.array(z.object({ text, voice: z.union([z.literal(1), z.literal(2)]).nullish() })),
          choices: z
            .object({
              adLength: z.union([z.number(), text]).nullish(),
              language: optionText,
              accent: optionText,
              tone: optionText,
              mood: optionText,
              voice_ids: z.array(text).max(2).nullish(),
              delivery_instructions: optionalText,
              music_spec: z.object(musicSpec.shape).nullish(),
            })
            .nullish()
            .openapi({ description: "What changes beside the script." }),
          temp_user_id: guestId,
        })
        .openapi("NewVersion"),
    ),
  },
  responses: {
    202: json(
      z.strictObject({ version: z.int(), pipeline_status: pipelineStatus }).openapi("VersionBegun"),
      "Being made.",
    ),
    ...plainErrors(
      ...bodyErrors,
      ...ownerErrors,
      "not_found",
      "version_not_newest",
      "storage_full",
      "delivery_instructions_too_long",
      "length_not_offered",
      "voice_unavailable",
      "track_unavailable",
      "music_end_not_after_start",
      "music_excerpt_too_short",
      "script_missing",
      "script_over_limits",
      "script_in_other_language",
      "script_too_long",
      "too_many_pending_ads",
      "ads_queue_full",
      "too_many_ads",
      "too_many_guest_ads",
      "too_many_script_checks",
    ),
  },
});

const restoreVersion = createRoute({
  ...paths.ads.restoreVersion,
  summary: "Make a copy of an earlier version the newest",
  request: {
    params: z.object({ uuid: text, number: text }),
    body: jsonBody(z.object({ temp_user_id: guestId }).openapi("RestoreVersion")),
  },
  responses: {
    200: json(z.strictObject({ version: z.int() }).openapi("VersionRestored"), "Restored."),
    ...plainErrors(...bodyErrors, ...ownerErrors, "not_found", "version_not_newest", "too_often"),
  },
});

const audio = createRoute({
  ...paths.ads.audio,
  summary: "Get the audio of an ad",
  description: "An ad's `filepath`. Privately cacheable forever, as the audio of a version never changes.",
  request: {
    params,
    query: guestQuery.extend({ version: optionalText.openapi({ description: "The newest if left out." }) }),
    headers: soundHeaders,
  },
  responses: { ...soundResponses(), ...plainErrors(...queryErrors, ...ownerErrors) },
});

/** A user's or guest's ads. */
export const ads = { list, get, upload, move, remove, audio, listVersions, makeVersion, restoreVersion };
