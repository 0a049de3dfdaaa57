import { type CampaignDraft, newCampaignDraft } from "@earshot/client/state/campaign-draft.ts";
import { budgetCopy } from "@earshot/contract/campaigns/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expect, test } from "vitest";

import { stepErrors } from "./step-errors.ts";

const now = new Date("2026-11-30T20:00:00Z");
const draft: CampaignDraft = {
  ...newCampaignDraft("ad_1", "UTC"),
  startDate: "2026-11-30",
  endDate: "2026-12-09",
};
const money = (some: Partial<CampaignDraft["budget"]>) => ({ budget: { ...draft.budget, ...some } });

test.each([
  [{}, {}],
  [money({ totalBudget: "49.99" }), { total_budget: errors.total_budget_too_low.message }],
  [money({ totalBudget: "20,001" }), { total_budget: errors.total_budget_too_high.message }],
  [money({ totalBudget: "a lot" }), { total_budget: budgetCopy.notAnAmount }],
  [money({ dailyBudget: "50.01" }), { daily_budget: errors.daily_budget_too_high.message }],
  [money({ dailyBudget: "ten" }), { daily_budget: budgetCopy.notAnAmount }],
  [money({ bidStrategy: "target_cpm" }), { target_cpm: errors.target_cpm_too_low.message }],
  [{ endDate: "2026-11-29" }, { end_date: errors.end_date_before_start.message }],
  [{ startDate: "" }, { start_date: errors.start_date_missing.message }],
  // It is already December 1 in Bangkok.
  [{ timeZone: "Asia/Bangkok" }, { start_date: errors.start_date_past.message }],
] as [Partial<CampaignDraft>, object][])("reports budget and date errors: %j gives %j", (some, lacks) => {
  expect(stepErrors(3, { ...draft, ...some }, { state: "ready" }, now)).toEqual(lacks);
});

test.each([
  [null, { ad_uuid: errors.campaign_ad_missing.message }],
  [{ state: "processing" }, { ad_uuid: errors.campaign_ad_not_ready.message }],
  [{ state: "ready" }, {}],
])("checks the ad in the first step: %j gives %j", (ad, lacks) => {
  expect(stepErrors(1, { ...draft, startDate: "" }, ad, now)).toEqual(lacks);
});

test("rejects 300 locations", () => {
  const locations = Array.from({ length: 300 }, () => ({ country: "Chile" }));
  const wide = { ...draft, targeting: { ...draft.targeting, locations } };
  expect(stepErrors(2, wide, null, now)).toEqual({ locations: errors.too_many_locations.message });
});
