import { errorOf } from "../../errors.ts";

/** The first and last day, both inclusive, as `YYYY-MM-DD` in the campaign's time zone. */
export type CampaignDates = { start_date: string | null; end_date: string | null };

const dayLength = 24 * 60 * 60 * 1000;

/** Parses a date to midnight UTC in ms; null for an invalid date (2026-02-30). */
function readDay(text: string | null): number | null {
  if (text === null) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : null;
}

/** A campaign's duration in days, including the first and the last; 0 if a date is missing or the dates are reversed. */
export function campaignDays(dates: CampaignDates): number {
  const start = readDay(dates.start_date);
  const end = readDay(dates.end_date);
  return start === null || end === null ? 0 : Math.max(0, (end - start) / dayLength + 1);
}

/** Returns the first error in the dates; `today` is `YYYY-MM-DD` in the campaign's time zone. */
export function checkCampaignDates(dates: CampaignDates, today: string) {
  const start = readDay(dates.start_date);
  const end = readDay(dates.end_date);
  if (start === null) return errorOf("start_date_missing");
  if (start < (readDay(today) ?? 0)) return errorOf("start_date_past");
  if (end === null) return errorOf("end_date_missing");
  return end < start ? errorOf("end_date_before_start") : null;
}

/** Returns the date in a time zone (an IANA name) at a point in time, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
