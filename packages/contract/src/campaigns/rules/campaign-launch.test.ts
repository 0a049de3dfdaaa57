import { expect, test } from "vitest";

import { errors } from "../../errors.ts";
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
  [{ ad: null }, "ad", errors.campaign_ad_missing.message],
  [{ ad: { isReady: false } }, "ad", errors.campaign_ad_not_ready.message],
  [{ budget: { ...whole.budget, total_budget: null } }, "totalBudget", errors.total_budget_too_low.message],
  [{ end_date: "2026-11-04" }, "dailyBudget", errors.daily_budget_too_high.message],
  [
    { budget: { ...whole.budget, bid_strategy: "target_cpm" } },
    "targetCpm",
    errors.target_cpm_too_low.message,
  ],
  [{ start_date: null }, "startDate", errors.start_date_missing.message],
  [{ start_date: "2026-11-01", end_date: "2026-11-01" }, "startDate", errors.start_date_past.message],
  [{ end_date: null }, "endDate", errors.end_date_missing.message],
] as [Partial<Launch>, string, string][])("%j keeps it from its launch", (some, field, message) => {
  expect(checkLaunch({ ...whole, ...some }, today)).toEqual({ field, message });
});

test("of several things wrong, that of the first step is said", () => {
  const empty = { ...whole, ad: null, start_date: null };
  expect(checkLaunch(empty, today)?.field).toBe("ad");
  expect(checkLaunch({ ...empty, ad: { isReady: true } }, "2026-12-01")?.field).toBe("startDate");
});
