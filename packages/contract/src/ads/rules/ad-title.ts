import { textLength } from "../../limits.ts";
import { studioErrorOf } from "../../studio/errors.ts";

/** Checks an ad's new name. */
export function checkAdTitle(title: string) {
  const { length } = title.trim();
  if (length === 0) return studioErrorOf("ad_title_missing");
  return length > textLength.name ? studioErrorOf("ad_title_too_long") : null;
}
