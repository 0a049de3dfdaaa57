import { controlCopy } from "./controls-copy.ts";

const styles = {
  date: { dateStyle: "long" },
  moment: { dateStyle: "medium", timeStyle: "short" },
} as const;

/** Formatters cached by style and time zone: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof styles, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ""}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...styles[style], timeZone });
  formats.set(key, format);
  return format;
}

/**
 * Formats a date as "October 30, 2026", or a dash if unknown.
 * @param moment ISO 8601, or null
 * @param timeZone an IANA name; defaults to the browser's, so omit it only in code that the server never renders
 */
export function formatDate(moment: string | null, timeZone?: string): string {
  return moment === null ? controlCopy.unknown : formatOf("date", timeZone).format(new Date(moment));
}

/** Formats a point in time in the browser's time zone, as "Nov 2, 2026, 9:30 AM"; a dash if unknown. */
export function formatMoment(moment: string | null): string {
  return moment === null ? controlCopy.unknown : formatOf("moment").format(new Date(moment));
}
