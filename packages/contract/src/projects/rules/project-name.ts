import { projectNameLength } from "../../limits.ts";
import { studioErrorOf } from "../../studio/errors.ts";

/**
 * Returns the first error in a project's trimmed name. Exactly 100 characters are accepted, although the message says
 * "less than": 100 is the spec's limit, and the spec's message is loosely worded.
 */
export function checkProjectName(form: { name: string }) {
  const { length } = form.name.trim();
  if (length === 0) return studioErrorOf("project_name_missing");
  if (length < projectNameLength.least) return studioErrorOf("project_name_too_short");
  if (length > projectNameLength.most) return studioErrorOf("project_name_too_long");
  return null;
}

/** True if the dialog's button is enabled. A name that is too long can be submitted and then shows an error. */
export function canSubmitProjectName(name: string): boolean {
  return name.trim().length >= projectNameLength.least;
}

/** Normalizes a name for comparison: names are unique per account, ignoring case and surrounding spaces. */
export function projectNameKey(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}
