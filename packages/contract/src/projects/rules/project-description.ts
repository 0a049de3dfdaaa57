import { textLength } from "../../limits.ts";
import { formatDate } from "../../site/format-date.ts";
import { studioErrorOf } from "../../studio/errors.ts";
import { projectCopy } from "../copy.ts";

/**
 * Returns a new project's default description: its creation date.
 * @param timeZone an IANA name; defaults to UTC, the server's time zone
 */
export function projectDescription(now: Date, timeZone = "UTC"): string {
  return projectCopy.description(formatDate(now.toISOString(), timeZone));
}

/** Checks a new project's optional description. */
export function checkProjectDescription(form: { description?: string | null }) {
  const { length } = form.description ?? "";
  return length > textLength.description ? studioErrorOf("project_description_too_long") : null;
}
