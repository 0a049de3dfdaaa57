import { z } from "@hono/zod-openapi";

import { moment } from "../endpoints/values.ts";
import { peakCount } from "../limits.ts";

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

/** An ad as lists show it. */
export const ad = z.strictObject(fields).openapi("Ad");

/** How far the making of an ad has come. */
export const pipelineStatus = z
  .enum(["waiting", "writing", "speaking", "mixing", "complete", "failed"])
  .openapi("PipelineStatus");

/** An ad with its stage: what starting and polling a job answer. */
export const adInTheMaking = z
  .strictObject({ ...fields, pipeline_status: pipelineStatus })
  .openapi("AdInTheMaking");

/** Background music as it was chosen. Times in ms, 0 as the end for the track's own; volume 0 to 1. */
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

/** One ad whole: what it was made of, so that it can be made again. */
export const adDetails = z
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
