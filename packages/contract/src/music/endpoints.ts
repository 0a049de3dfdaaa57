import { createRoute, z } from "@hono/zod-openapi";

import { json, queryErrors, statusErrors } from "../endpoints/responses.ts";
import { soundHeaders, soundResponses } from "../endpoints/sound.ts";
import { optionalText, optionText, pageQuery, pagination, text } from "../endpoints/values.ts";
import { tones } from "../languages.ts";
import { pageSize, peakCount } from "../limits.ts";
import { paths } from "../paths.ts";

/** A track in the list. */
export const track = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    duration: z.number().positive().describe("Seconds."),
    genre: z.string(),
    mood: z.string().describe("May be empty."),
    tags: z.array(z.string()),
    audioUrl: z.string(),
    loops: z.boolean().describe("Whether its end leads back to its beginning."),
    peaks: z
      .array(z.int().min(0).max(255))
      .length(peakCount)
      .describe("Loudness along the track, to draw it."),
    suggested_for: z
      .strictObject({
        trades: z.array(z.string()).describe("The one that it suits best first: bakery, home services."),
        tones: z.array(z.enum(tones).exclude([""])),
      })
      .describe("What the track suits."),
  })
  .openapi("Track");

const list = createRoute({
  ...paths.music.list,
  summary: "List the music",
  request: {
    query: z.object({
      query: optionalText.openapi({
        description: "Words, each the beginning of one in any field, or a synonym: happy piano, xmas.",
      }),
      q: optionalText.openapi({ description: "As `query`; with both, both must match." }),
      genre: optionText,
      mood: optionText,
      max_seconds: z.coerce.number<number | string>().positive().optional().openapi({ type: "number" }),
      first: optionText.openapi({ description: "A track's id, listed before the others." }),
      ...pageQuery(pageSize.music),
    }),
  },
  responses: {
    200: json(
      z
        .strictObject({
          status: z.literal("success"),
          message: z.string(),
          data: z.strictObject({ tracks: z.array(track), pagination }),
        })
        .openapi("Tracks"),
      "One page of it.",
    ),
    ...statusErrors(...queryErrors),
  },
});

const audio = createRoute({
  ...paths.music.audio,
  summary: "The sound of a track",
  description: "A track's `audioUrl`.",
  request: { params: z.object({ id: text }), headers: soundHeaders },
  responses: soundResponses(),
});

/** The background music library. */
export const music = { list, audio };
