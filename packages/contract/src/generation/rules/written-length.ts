import { errorOf } from "../../errors.ts";

/**
 * The maximum estimated duration of a written script, relative to the ad's length. A hurried voice can fit 1.4 times
 * the length, and estimates are rough.
 */
const mostWrittenShare = 1.6;

/**
 * Returns an error if a written script, or the text that it must contain, would last far longer than the ad;
 * otherwise null.
 */
export function writtenLengthError(seconds: number, adLength: number, field: "prompt" | "must_say") {
  if (seconds <= adLength * mostWrittenShare) return null;
  return errorOf("script_too_long", { seconds: Math.round(seconds), most: adLength, field });
}
