import { z } from "@hono/zod-openapi";

import { json, refusals } from "./answers.ts";

/** Bytes: never parsed, there for the document. */
const bytes = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .openapi({ type: "string", format: "binary" });

const content = {
  "audio/mpeg": { schema: bytes },
  "audio/wav": { schema: bytes },
  "audio/aac": { schema: bytes },
  "audio/mp4": { schema: bytes },
} as const;

const header = (description: string) => ({ description, schema: { type: "string" } }) as const;

const always = {
  "Accept-Ranges": header("`bytes`"),
  ETag: header("Strong."),
  "Cache-Control": header("Who may keep it, and for how long."),
} as const;

/** Headers that a player sends along. */
export const soundHeaders = z.object({
  range: z.string().optional(),
  "if-range": z.string().optional(),
  "if-none-match": z.string().optional(),
});

/** What an address of sound answers to `GET`; `HEAD` gives the same without a body. */
export const soundAnswers = {
  200: { description: "The whole sound.", headers: always, content },
  206: {
    description: "The part that `Range` asks for.",
    headers: { ...always, "Content-Range": header("`bytes first-last/all`") },
    content,
  },
  304: { description: "As it was: the `ETag` is known.", headers: always },
  ...refusals(404),
  416: {
    ...json(refusals(416)[416].content["application/json"].schema, "The range lies outside the sound."),
    headers: { "Content-Range": header("`bytes */all`") },
  },
} as const;
