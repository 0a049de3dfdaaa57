import { z } from "@hono/zod-openapi";

import { guestIdLength, mostListed } from "../limits.ts";

/** Text of any length, kept literally. Only what no database can store is invalid: NUL and halves of characters. */
export const text = z
  .string()
  .refine(
    (value) => !value.includes("\0") && value.isWellFormed(),
    "Text must be valid Unicode without NUL.",
  );

/** Text that may be left out, by `null` too. */
export const optionalText = text.nullish();

/** A field of an HTML form: one that is missing counts as empty, so that the rules name it. */
export const formText = text.default("");

/** A guest's identity. Empty counts as none; a logged-in client needs none (decisions, Identity). */
export const guestId = z
  .string()
  .regex(new RegExp(`^([A-Za-z0-9]{${guestIdLength}})?$`))
  .nullish()
  .openapi({
    description: "A visitor's secret id; the cookie of the same name counts when this is left out.",
  });

/** The query of a call that a visitor may make for what is theirs. */
export const guestQuery = z.object({ temp_user_id: guestId });

/** A whole number in an address. */
const wholeNumber = (least: number, most: number, usual: number) =>
  z.coerce
    .number<number | string>()
    .int()
    .min(least)
    .max(most)
    .default(usual)
    .openapi({ type: "integer", minimum: least, maximum: most, default: usual });

/** `limit` and `offset` of a list. */
export const pageQuery = (usual: number) => ({
  limit: wholeNumber(1, mostListed, usual),
  offset: wholeNumber(0, 1_000_000, 0),
});

/** Where a page of a list stands in the whole. */
export const pagination = z
  .strictObject({ limit: z.int(), total: z.int(), hasMore: z.boolean() })
  .openapi("Pagination");

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();
