import { z } from "@hono/zod-openapi";

import type { ErrorCode } from "../errors.ts";
import { plainErrors } from "./responses.ts";

/** Binary body: never parsed, declared only for the OpenAPI document. */
const bytes = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .openapi({ type: "string", format: "binary" });

const content = {
  "audio/mpeg": { schema: bytes },
  "audio/wav": { schema: bytes },
  "audio/aac": { schema: bytes },
  "audio/mp4": { schema: bytes },
} as const;

/** A response with audio that is made for one request and has no URL of its own. */
export const mp3Response = (description: string) =>
  ({ description, content: { "audio/mpeg": { schema: bytes } } }) as const;

const header = (description: string) => ({ description, schema: { type: "string" } }) as const;

const always = {
  "Accept-Ranges": header("`bytes`"),
  ETag: header("Strong."),
  "Cache-Control": header("Who may cache it, and for how long."),
} as const;

/** An audio player's request headers. */
export const soundHeaders = z.object({
  range: z.string().optional(),
  "if-range": z.string().optional(),
  "if-none-match": z.string().optional(),
});

const { 416: outside } = plainErrors("range_not_satisfiable");

const sound = {
  200: { description: "The whole audio.", headers: always, content },
  206: {
    description: "The part that `Range` asks for.",
    headers: { ...always, "Content-Range": header("`bytes first-last/all`") },
    content,
  },
  304: { description: "Unchanged: the client has this `ETag`.", headers: always },
  416: { ...outside, headers: { "Content-Range": header("`bytes */all`") } },
} as const;

/**
 * An audio URL's responses to `GET`; `HEAD` returns the same, without a body.
 * @param gone error codes for a missing resource (404) other than the audio itself
 */
export function soundResponses<Code extends ErrorCode = never>(...gone: Code[]) {
  return { ...sound, ...plainErrors<"not_found" | Code>("not_found", ...gone) };
}
