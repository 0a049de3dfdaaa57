import { errorOf } from "../../errors.ts";
import { textLength } from "../../limits.ts";
import { projectCopy } from "../copy.ts";

/** One for each time zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  formats.set(timeZone, format);
  return format;
}

/**
 * What a new project's description says (spec section 3): its day of creation.
 * @param timeZone an IANA name; without it UTC, the server's
 */
export function projectDescription(now: Date, timeZone = "UTC"): string {
  return projectCopy.description(formatOf(timeZone).format(now));
}

/** What is wrong with the description that a new project is sent with; it needs none. */
export function checkProjectDescription(form: { description?: string | null }) {
  const { length } = form.description ?? "";
  return length > textLength.description ? errorOf("project_description_too_long") : null;
}
