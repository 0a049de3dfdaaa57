import { errorOf } from "../../errors.ts";
import { textLength } from "../../limits.ts";
import { projectCopy } from "../copy.ts";

/** Formatters cached by time zone: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  formats.set(timeZone, format);
  return format;
}

/**
 * Returns a new project's default description (spec section 3): its creation date.
 * @param timeZone an IANA name; defaults to UTC, the server's time zone
 */
export function projectDescription(now: Date, timeZone = "UTC"): string {
  return projectCopy.description(formatOf(timeZone).format(now));
}

/** Checks the optional description of a new project. */
export function checkProjectDescription(form: { description?: string | null }) {
  const { length } = form.description ?? "";
  return length > textLength.description ? errorOf("project_description_too_long") : null;
}
