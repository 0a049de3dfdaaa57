import { createRoute, z } from "@hono/zod-openapi";

import { adInTheMaking, musicSpec, pipelineStatus } from "../ads/endpoints.ts";
import {
  bodyErrors,
  json,
  jsonBody,
  ownerErrors,
  plainErrors,
  queryErrors,
  statusErrors,
} from "../endpoints/responses.ts";
import { mp3Response } from "../endpoints/sound.ts";
import { guestId, guestQuery, optionalText, optionText, text } from "../endpoints/values.ts";
import { adLengths } from "../languages.ts";
import { mostVariants } from "../limits.ts";
import { track } from "../music/endpoints.ts";
import { paths } from "../paths.ts";
import { angles, factKinds } from "./script-kinds.ts";

/** The idempotency key, one per created ad, so that repeating the request does not create a second ad. */
const headers = z.object({
  "idempotency-key": optionalText.openapi({ description: "Any text, new for each ad." }),
});

/** Studio form fields used for scripts and ads. */
const choices = {
  adLength: z
    .union([z.number(), text])
    .nullish()
    .openapi({ description: `Seconds, or \`30 sec\`: ${adLengths.join(", ")}.` }),
  thirdPerson: z.boolean().nullish(),
  language: optionText.openapi({ description: "Its name; empty for the one recommended." }),
  accent: optionText,
  tone: optionText,
  mood: optionText.openapi({ description: "The chosen music's, or empty." }),
  voice_ids: z
    .array(text)
    .max(2)
    .nullish()
    .openapi({ description: "At most two; ids of the list of voices." }),
  delivery_instructions: optionalText,
  must_say: optionalText.openapi({ description: "What must be said, one item a line." }),
  avoid: optionalText.openapi({ description: "Words not to say, separated by commas or line ends." }),
  variant: z
    .int()
    .min(0)
    .max(1000)
    .nullish()
    .openapi({ description: "Which idea to write; left out, another than the brief's last one." }),
};

/** Studio form fields for both routes that make an ad. */
const adChoices = {
  ...choices,
  script: z
    .array(z.object({ text, voice: z.union([z.literal(1), z.literal(2)]).nullish() }))
    .nullish()
    .openapi({ description: "Lines as a person edited them, said as they stand." }),
  script_source: z
    .enum(["ai", "own"])
    .default("ai")
    .openapi({ description: "`own`: the prompt is the script, said as it stands." }),
};
/** Form errors, shared by scripts and ads. */
const formErrors = [
  ...bodyErrors,
  ...ownerErrors,
  "product_name_missing",
  "product_name_too_long",
  "prompt_missing",
  "prompt_too_long",
  "delivery_instructions_too_long",
  "must_say_too_long",
  "avoid_too_long",
  "length_not_offered",
  "prompt_in_other_language",
  "nothing_to_sell",
  "voice_unavailable",
  "track_unavailable",
  "music_end_not_after_start",
  "music_excerpt_too_short",
  "service_unavailable",
] as const;

/** Errors when creating an ad, on both routes. */
const generationErrors = [
  ...formErrors,
  "not_found",
  "storage_full",
  "script_in_other_language",
  "script_too_long",
  "script_missing",
  "script_over_limits",
  "too_many_pending_ads",
  "ads_queue_full",
  "too_many_ads",
  "too_many_guest_ads",
  "too_many_script_checks",
] as const;

/** Errors when polling a pending ad. */
const jobErrors = [...ownerErrors, "not_found"] as const;

const generateWithMusic = createRoute({
  ...paths.generation.generateWithMusic,
  summary: "Make an ad, with music if wanted",
  description: "Answers at once; poll the job until it has a `filepath`.",
  request: {
    query: guestQuery,
    headers,
    body: jsonBody(
      z
        .object({
          product_name: text,
          prompt: optionalText,
          product_description: optionalText.openapi({ description: "Counts where `prompt` is empty." }),
          project_uuid: optionalText,
          music_spec: z.union([musicSpec, z.null()]).optional(),
          ...adChoices,
        })
        .openapi("GenerateWithMusic"),
    ),
  },
  responses: {
    200: json(
      z
        .strictObject({ status: z.literal("success"), message: z.string(), audio: adInTheMaking })
        .openapi("Generating"),
      "The ad is in the making.",
    ),
    ...statusErrors(...generationErrors),
  },
});

const job = createRoute({
  ...paths.generation.job,
  summary: "How far an ad has come",
  description:
    "`success` with a `filepath`, `processing`, or `failed` with a message. Ask at once, then every 5 s.",
  request: { params: z.object({ uuid: text }), query: guestQuery },
  responses: {
    200: json(
      z
        .strictObject({
          status: z.enum(["success", "processing", "failed"]),
          message: z.string(),
          audio: adInTheMaking,
        })
        .openapi("Job"),
      "The job.",
    ),
    ...statusErrors(...queryErrors, ...jobErrors),
  },
});

const generateAudio = createRoute({
  ...paths.generation.generateAudio,
  summary: "Make an ad without music",
  description:
    "The ad and its job exist from here on. The other three calls of this way may follow and can be repeated; the ad is finished without them too.",
  request: {
    headers,
    body: jsonBody(
      z
        .object({
          productName: text,
          productDescription: text,
          versionsToProduce: z.number().nullish().openapi({ description: "Always counts as 1." }),
          exportStems: z.boolean().nullish().openapi({ description: "Accepted; stems are not kept." }),
          temp_user_id: guestId,
          voiceName: optionText.openapi({ description: "Empty or unknown: the one recommended." }),
          project_id: optionalText,
          ...adChoices,
        })
        .openapi("GenerateAudio"),
    ),
  },
  responses: {
    200: json(
      z
        .strictObject({ audioformId: z.string(), message: z.string(), audio: adInTheMaking })
        .openapi("AudioformStarted"),
      "The ad is in the making.",
    ),
    ...plainErrors(...generationErrors),
  },
});

const audioform = z.object({ audioformId: text, temp_user_id: guestId }).openapi("Audioform");

const audioformData = createRoute({
  ...paths.generation.audioformData,
  summary: "Whether the script is written and spoken",
  request: { body: jsonBody(audioform) },
  responses: {
    200: json(
      z
        .strictObject({
          message: z.enum(["complete", "processing", "failed"]),
          error: z.string().optional().describe("With `failed`: why, fit to show."),
          pipeline_status: pipelineStatus,
        })
        .openapi("AudioformData"),
      "The state.",
    ),
    ...plainErrors(...bodyErrors, ...jobErrors),
  },
});

const createPipeline = createRoute({
  ...paths.generation.createPipeline,
  summary: "Go on to mixing",
  description: "May be called again; there is one pipeline for an audioform.",
  request: { body: jsonBody(audioform) },
  responses: {
    200: json(
      z.strictObject({ pipelineId: z.string(), message: z.string() }).openapi("PipelineCreated"),
      "Its id.",
    ),
    ...plainErrors(...bodyErrors, ...jobErrors),
  },
});

const pipeline = createRoute({
  ...paths.generation.pipeline,
  summary: "Whether the ad is mixed and stored",
  description:
    "What the ad is made of was stored at the start: the product's fields are accepted and not used.",
  request: {
    body: jsonBody(
      z
        .object({ pipelineId: text, audioformId: optionalText, temp_user_id: guestId })
        .openapi("PipelineQuestion"),
    ),
  },
  responses: {
    200: json(
      z
        .strictObject({
          status: z.enum(["complete", "processing", "failed"]),
          message: z.string(),
          pipeline_status: pipelineStatus,
        })
        .openapi("Pipeline"),
      "The state.",
    ),
    ...statusErrors(...bodyErrors, ...jobErrors),
  },
});

const spokenLength = createRoute({
  ...paths.generation.spokenLength,
  summary: "How long a script lasts",
  description:
    "By the reader that the engine uses: numbers, prices and addresses as they are said. Stops at 120 seconds (422).",
  request: {
    body: jsonBody(
      z
        .object({
          text,
          voice_id: optionText,
          language: optionText.openapi({ description: "The chosen one's name; empty for the text's own." }),
        })
        .openapi("SpokenText"),
    ),
  },
  responses: {
    200: json(
      z.strictObject({ seconds: z.number().min(0), spoken: z.string() }).openapi("SpokenLength"),
      "Its length, and its text as it will be spoken.",
    ),
    ...plainErrors(
      ...bodyErrors,
      "text_too_long",
      "voice_not_found",
      "spoken_too_long",
      "too_many_script_checks",
    ),
  },
});

/** A fact in the brief. */
const fact = z
  .strictObject({
    id: z.string(),
    kind: z.enum(factKinds),
    text: z.string(),
    start: z.int().min(0).optional().describe("Its position in the prompt, in UTF-16 code units."),
    end: z.int().min(0).optional(),
  })
  .openapi("Fact");

const writtenScript = z
  .strictObject({
    variant: z.int().describe("Which idea it is: the `variant` of the ad that is made of it."),
    angle: z.enum(angles).nullable().describe("How it opens and argues, where that is known."),
    lines: z.array(
      z.strictObject({
        text: z.string(),
        facts: z.array(z.string()).describe("Ids of the facts that it says."),
        voice: z
          .union([z.literal(1), z.literal(2)])
          .optional()
          .describe("With two voices, which of them."),
      }),
    ),
    seconds: z.number().min(0).describe("The ad's estimated length, to a tenth."),
  })
  .openapi("Script");

const writeScripts = createRoute({
  ...paths.generation.writeScripts,
  summary: "Write scripts without voicing them",
  description: "Different ideas of one brief. Nothing is stored.",
  request: {
    query: guestQuery,
    body: jsonBody(
      z
        .object({
          product_name: text,
          prompt: text,
          music_spec: z.union([musicSpec, z.null()]).optional(),
          variants: z.int().min(1).max(mostVariants).default(mostVariants),
          ...choices,
          variant: choices.variant.openapi({ description: "The first idea to write; 0 if left out." }),
        })
        .openapi("ScriptsRequest"),
    ),
  },
  responses: {
    200: json(
      z
        .strictObject({
          scripts: z.array(writtenScript).min(1).max(mostVariants),
          facts: z.array(fact).describe("All facts of the brief, said or not."),
          left_out: z.array(z.string()).describe("Ids of the facts that none of the scripts says."),
          recommended_music: z.union([track, z.null()]),
        })
        .openapi("Scripts"),
      "The scripts.",
    ),
    ...plainErrors(...formErrors, "script_too_long", "too_many_script_checks", "too_many_scripts"),
  },
});

const speakTake = createRoute({
  ...paths.generation.speakTake,
  summary: "Hear one line",
  description: "As it would be spoken in an ad, without music. Nothing is stored.",
  request: {
    query: guestQuery,
    body: jsonBody(
      z
        .object({
          text,
          voice_id: optionText.openapi({ description: "Empty for the default one." }),
          language: optionText.openapi({ description: "The ad's; empty for the line's own." }),
          tone: optionText,
          delivery_instructions: optionalText,
        })
        .openapi("Take"),
    ),
  },
  responses: {
    200: mp3Response("The line, spoken."),
    ...plainErrors(
      ...bodyErrors,
      ...ownerErrors,
      "line_missing",
      "line_too_long",
      "line_lasts_too_long",
      "delivery_instructions_too_long",
      "script_in_other_language",
      "voice_not_found",
      "too_many_takes",
      "service_unavailable",
    ),
  },
});

/** Ad generation endpoints. */
export const generation = {
  generateWithMusic,
  job,
  generateAudio,
  audioformData,
  createPipeline,
  pipeline,
  spokenLength,
  writeScripts,
  speakTake,
};
