import { expect, test } from "vitest";

import type { ErrorCode } from "../../errors.ts";
import { checkLaunch, type Launch } from "./campaign-launch.ts";

const today = "2026-11-02";
const whole: Launch = {
  ad: { isReady: true },
  budget: { total_budget: 50, daily_budget: 25, bid_strategy: "auto", target_cpm: null },
  start_date: today,
  end_date: "2026-11-03",
};

test("accepts a complete campaign that starts today", () => {
  expect(checkLaunch(whole, today)).toBeNull();
});

test.each([
  [{ ad: null }, "campaign_ad_missing"],
  [{ ad: { isReady: false } }, "campaign_ad_not_ready"],
  [{ budget: { ...whole.budget, total_budget: null } }, "total_budget_too_low"],
  [{ end_date: "2026-11-04" }, "daily_budget_too_high"],
  [{ budget: { ...whole.budget, bid_strategy: "target_cpm" } }, "target_cpm_too_low"],
  [{ start_date: null }, "start_date_missing"],
  [{ start_date: "2026-11-01", end_date: "2026-11-01" }, "start_date_past"],
  [{ end_date: null }, "end_date_missing"],
] as [Partial<Launch>, ErrorCode][])("with %j, rejects the launch: %s", (some, code) => {
  expect(checkLaunch({ ...whole, ...some }, today)).toMatchObject({ code });
});

test("reports the first step's error when there are several", () => {
  const empty = { ...whole, ad: null, start_date: null };
  expect(checkLaunch(empty, today)?.field).toBe("ad_uuid");
  expect(checkLaunch({ ...empty, ad: { isReady: true } }, "2026-12-01")?.field).toBe("start_date");
});
