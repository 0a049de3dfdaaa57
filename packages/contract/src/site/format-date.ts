import { controlCopy } from "./controls-copy.ts";

/** One for each time zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? "";
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  formats.set(key, format);
  return format;
}

/**
 * A moment's day, "October 30, 2026"; a dash where it is unknown.
 * @param moment ISO 8601, or null
 * @param timeZone an IANA name; the reader's own when left out, so only where no server renders it
 */
export function formatDate(moment: string | null, timeZone?: string): string {
  return moment === null ? controlCopy.unknown : formatOf(timeZone).format(new Date(moment));
}
