import { textLength } from "../../limits.ts";
import { studioErrorOf } from "../../studio/errors.ts";

/** Returns the title as it is stored: trimmed, on one line, and otherwise verbatim. */
export function adTitle(title: string): string {
  return title.replaceAll(/[\n\v\f\r\u0085\u2028\u2029]+/g, " ").trim();
}

/** Checks an ad's new name. */
export function checkAdTitle(title: string) {
  const { length } = adTitle(title);
  if (length === 0) return studioErrorOf("ad_title_missing");
  return length > textLength.name ? studioErrorOf("ad_title_too_long") : null;
}
