import { createRoute, z } from "@hono/zod-openapi";

import { json, queryErrors, statusErrors } from "../endpoints/responses.ts";
import { soundHeaders, soundResponses } from "../endpoints/sound.ts";
import { optionalText, pageQuery, pagination, text } from "../endpoints/values.ts";
import { pageSize } from "../limits.ts";
import { paths } from "../paths.ts";

const track = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    duration: z.number().positive().describe("Seconds."),
    genre: z.string(),
    mood: z.string().describe("May be empty."),
    tags: z.array(z.string()),
    audioUrl: z.string(),
    loops: z.boolean().describe("Whether its end leads back to its beginning."),
  })
  .openapi("Track");

const list = createRoute({
  ...paths.music.list,
  summary: "List the music",
  request: {
    query: z.object({
      query: optionalText.openapi({ description: "Part of a title, genre or tag." }),
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

/** The library of background music. */
export const music = { list, audio };
