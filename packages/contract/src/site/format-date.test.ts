import { expect, test } from "vitest";

import { formatDate } from "./format-date.ts";

test.each([
  ["2026-10-30T00:00:00Z", "UTC", "October 30, 2026"],
  ["2026-10-30T00:00:00Z", "America/New_York", "October 29, 2026"],
  ["2026-10-30T23:30:00.000Z", "Asia/Tokyo", "October 31, 2026"],
  [null, "UTC", "–"],
])("formats the date of %s in the time zone %s as %s", (moment, timeZone, shown) => {
  expect(formatDate(moment, timeZone)).toBe(shown);
});
