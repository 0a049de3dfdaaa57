import { errorOf } from "../../errors.ts";
import { textLength } from "../../limits.ts";

/** Checks an ad's new name. */
export function checkAdTitle(title: string) {
  const { length } = title.trim();
  if (length === 0) return errorOf("ad_title_missing");
  return length > textLength.name ? errorOf("ad_title_too_long") : null;
}
