/** The time zone's offset ("GMT-4") or name ("Eastern Daylight Time") at the time `now`. */
function nameOf(timeZone: string, now: Date, timeZoneName: "shortOffset" | "long"): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** A time zone (an IANA name) as an option; `detail` is its offset at `now` and its name: "GMT-4, Eastern Daylight Time". */
export function describeTimeZone(value: string, now: Date) {
  const offset = nameOf(value, now, "shortOffset");
  const name = nameOf(value, now, "long");
  return {
    value,
    label: value.replaceAll("_", " "),
    // A name that starts with GMT is only an offset.
    detail: name.startsWith("GMT") ? offset : `${offset}, ${name}`,
  };
}

/** The time zones that the browser lists, and UTC, which Chromium leaves out. */
export const timeZoneNames = () => [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])];
