import { controlCopy } from "./controls-copy.ts";

/** Formatters cached by time zone: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? "";
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  formats.set(key, format);
  return format;
}

/**
 * Formats a date as "October 30, 2026", or a dash when unknown.
 * @param moment ISO 8601, or null
 * @param timeZone an IANA name; defaults to the browser's, so omit it only where the server does not render
 */
export function formatDate(moment: string | null, timeZone?: string): string {
  return moment === null ? controlCopy.unknown : formatOf(timeZone).format(new Date(moment));
}
