import { expect, test } from "vitest";

import { describeTimeZone, timeZoneNames } from "./time-zone-options.ts";

const summer = new Date("2026-07-01T12:00:00Z");
const winter = new Date("2026-12-01T12:00:00Z");

test.each([
  ["America/New_York", summer, "America/New York", "GMT-4, Eastern Daylight Time"],
  ["America/New_York", winter, "America/New York", "GMT-5, Eastern Standard Time"],
  ["Asia/Kolkata", summer, "Asia/Kolkata", "GMT+5:30, India Standard Time"],
  ["Etc/GMT+7", summer, "Etc/GMT+7", "GMT-7"],
])("labels %s at %s with the offset at that time", (value, now, label, detail) => {
  expect(describeTimeZone(value, now)).toEqual({ value, label, detail });
});

test("lists UTC once, with the browser's time zones", () => {
  const names = timeZoneNames();
  expect(names.filter((name) => name === "UTC")).toHaveLength(1);
  expect(names).toContain("America/New_York");
});
