import { expect, test } from "vitest";

import { campaignErrorCopy as words } from "../copy.ts";
import { checkLaunch, type Launch } from "./campaign-launch.ts";

const today = "2026-11-02";
const whole: Launch = {
  ad: { isReady: true },
  budget: { total_budget: 50, daily_budget: 25, bid_strategy: "auto", target_cpm: null },
  start_date: today,
  end_date: "2026-11-03",
};

test("a whole campaign from today on may be launched", () => {
  expect(checkLaunch(whole, today)).toBeNull();
});

test.each([
  [{ ad: null }, "ad", words.adMissing],
  [{ ad: { isReady: false } }, "ad", words.adNotReady],
  [{ budget: { ...whole.budget, total_budget: null } }, "totalBudget", words.totalLow],
  [{ end_date: "2026-11-04" }, "dailyBudget", words.dailyHigh],
  [{ budget: { ...whole.budget, bid_strategy: "target_cpm" } }, "targetCpm", words.targetLow],
  [{ start_date: null }, "startDate", words.startMissing],
  [{ start_date: "2026-11-01", end_date: "2026-11-01" }, "startDate", words.startPast],
  [{ end_date: null }, "endDate", words.endMissing],
] as [Partial<Launch>, string, string][])("%j keeps it from its launch", (some, field, message) => {
  expect(checkLaunch({ ...whole, ...some }, today)).toEqual({ field, message });
});

test("of several things wrong, that of the first step is said", () => {
  const empty = { ...whole, ad: null, start_date: null };
  expect(checkLaunch(empty, today)?.field).toBe("ad");
  expect(checkLaunch({ ...empty, ad: { isReady: true } }, "2026-12-01")?.field).toBe("startDate");
});
