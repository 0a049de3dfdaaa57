import { z } from "@hono/zod-openapi";

import { guestIdLength, mostListed, textLength } from "../limits.ts";

/** Text of any length, stored verbatim. Rejects only characters that no database can store: NUL and lone surrogates. */
export const verbatimText = z
  .string()
  .refine(
    (value) => !value.includes("\0") && value.isWellFormed(),
    "Text must be valid Unicode without NUL.",
  );

/** Control characters that no keyboard types, unlike tabs and line breaks. Each takes six bytes in JSON. */
const controls = /(?![\t\n\r\u007f-\u009f])\p{Cc}/gu;

/** Text of any length, stored verbatim except for control characters, which are removed. */
export const text = verbatimText.overwrite((value) => value.replace(controls, ""));

/** Optional text; `null` is treated as omitted. */
export const optionalText = text.nullish();

/** An option chosen from a list rather than typed; may be empty. */
export const optionText = text.max(textLength.name).nullish();

/** A field in an HTML form; a missing field becomes empty, so that the rules report it. */
export const formText = text.default("");

/** A password or a token in an HTML form. */
export const verbatimFormText = verbatimText.default("");

/** A guest id. Empty is treated as missing; a logged-in user does not need one. */
export const guestId = z
  .string()
  .regex(new RegExp(`^([A-Za-z0-9]{${guestIdLength}})?$`))
  .nullish()
  .openapi({
    description: "The guest's secret id. If omitted, the cookie of the same name is used.",
  });

/** The query of a request that guests can make for their own data. */
export const guestQuery = z.object({ temp_user_id: guestId });

/** An integer in a URL. */
const wholeNumber = (least: number, most: number, usual: number) =>
  z.coerce
    .number<number | string>()
    .int()
    .min(least)
    .max(most)
    .default(usual)
    .openapi({ type: "integer", minimum: least, maximum: most, default: usual });

/** A list's `limit` and `offset`. */
export const pageQuery = (usual: number, most: number = mostListed) => ({
  limit: wholeNumber(1, most, usual),
  offset: wholeNumber(0, 1_000_000, 0),
});

/** A page's position within the whole list. */
export const pagination = z
  .strictObject({ limit: z.int(), total: z.int(), hasMore: z.boolean() })
  .openapi("Pagination");

/** A timestamp in ISO 8601, UTC. */
export const moment = z.iso.datetime();
