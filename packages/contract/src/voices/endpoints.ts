import { createRoute, z } from "@hono/zod-openapi";

import { json, queryErrors, statusErrors } from "../endpoints/responses.ts";
import { soundHeaders, soundResponses } from "../endpoints/sound.ts";
import { optionalText, optionText, pageQuery, pagination, text } from "../endpoints/values.ts";
import { pageSize, peakCount } from "../limits.ts";
import { paths } from "../paths.ts";
import { voiceQualities } from "./voice-quality.ts";

const voice = z
  .strictObject({
    id: z.string().startsWith("vc_"),
    name: z.string(),
    image_url: z.string(),
    gender: z.enum(["male", "female"]),
    accent: z.string(),
    accents: z.array(z.string()),
    language: z.string(),
    tone: z.string(),
    age: z.string().describe("A hyphen is shown as a space."),
    characteristics: z.array(z.string()),
    sample_url: z.string(),
    words_per_minute: z.number().positive().describe("Measured."),
    quality: z.enum(voiceQualities).describe("How easily it is understood. Draft voices are listed last."),
    sample_peaks: z
      .array(z.int().min(0).max(255))
      .length(peakCount)
      .describe("Loudness along the sample, to draw it."),
    sample_ms: z.int().positive().describe("Length of the sample."),
  })
  .openapi("Voice");

const list = createRoute({
  ...paths.voices.list,
  summary: "List the voices",
  request: {
    query: z.object({
      query: optionalText.openapi({
        description:
          "Words, each the beginning of one in any field, or a synonym: deep male, female british.",
      }),
      q: optionalText.openapi({ description: "As `query`; with both, both must match." }),
      language: optionText.openapi({ description: "Its name or two-letter code." }),
      gender: optionText,
      tone: optionText,
      accent: optionText.openapi({
        description: "As shown, or its key: Standard German, standard_german.",
      }),
      first: optionText.openapi({
        description:
          "A voice's id, listed first and before the others of its language, or a language, whose voices are listed first.",
      }),
      ...pageQuery(pageSize.voices),
    }),
  },
  responses: {
    200: json(
      z
        .strictObject({
          status: z.literal("success"),
          message: z.string(),
          data: z.strictObject({ voices: z.array(voice), pagination }),
        })
        .openapi("Voices"),
      "One page of them.",
    ),
    ...statusErrors(...queryErrors),
  },
});

const sample = createRoute({
  ...paths.voices.sample,
  summary: "A voice's sample",
  description: "A voice's `sample_url`.",
  request: { params: z.object({ id: text }), headers: soundHeaders },
  responses: soundResponses(),
});

/** The voice catalogue. */
export const voices = { list, sample };
