import { expect, test } from "vitest";

import { campaignDays, checkCampaignDates, dayIn } from "./campaign-dates.ts";

test.each([
  ["2026-12-01", "2026-12-01", "none", 1],
  ["2026-12-02", "2026-12-31", "none", 30],
  ["2026-12-31", "2027-01-01", "none", 2],
  ["2026-11-30", "2026-12-31", "start_date", 32],
  ["2026-12-03", "2026-12-02", "end_date", 0],
  ["", "2026-12-02", "start_date", 0],
  ["2026-12-02", "", "end_date", 0],
  ["2026-13-01", "2026-12-02", "start_date", 0],
  ["2027-02-28", "2027-02-29", "end_date", 0],
  ["2028-02-28", "2028-02-29", "none", 2],
  ["12/01/2026", "2026-12-02", "start_date", 0],
])(
  "validates the dates %j to %j on 2026-12-01 (invalid field: %s) and counts %i days",
  (start_date, end_date, field, days) => {
    expect(checkCampaignDates({ start_date, end_date }, "2026-12-01")?.field ?? "none").toBe(field);
    expect(campaignDays({ start_date, end_date })).toBe(days);
  },
);

test("counts days correctly across a daylight saving change", () => {
  expect(campaignDays({ start_date: "2026-03-01", end_date: "2026-03-31" })).toBe(31);
});

test("returns the date in the campaign's time zone", () => {
  const moment = new Date("2026-12-31T22:30:00Z");
  expect(dayIn("UTC", moment)).toBe("2026-12-31");
  expect(dayIn("Asia/Dubai", moment)).toBe("2027-01-01");
  expect(dayIn("America/New_York", moment)).toBe("2026-12-31");
});
