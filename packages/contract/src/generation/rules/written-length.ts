import { errorOf } from "../../errors.ts";

/**
 * How long a written script may be estimated to last, relative to its ad. A hurried voice fits 1.4 times the length,
 * and estimates are rough.
 */
const mostWrittenShare = 1.6;

/** The error for a written script, or what it must say, that lasts far longer than the ad; otherwise null. */
export function writtenLengthError(seconds: number, adLength: number, field: "prompt" | "must_say") {
  if (seconds <= adLength * mostWrittenShare) return null;
  return errorOf("script_too_long", { seconds: Math.round(seconds), most: adLength, field });
}
