import { newCampaignDraft } from "@earshot/client/state/campaign-draft.ts";
import { expect, test } from "vitest";

import { budgetOf, draftOf, requestOf } from "./draft-request.ts";
import type { Campaign } from "./queries.ts";

const draft = {
  ...newCampaignDraft("ad_1", "Asia/Bangkok"),
  campaignTitle: "กาแฟ",
  startDate: "2026-12-01",
  endDate: "2026-12-14",
  currentStep: 3 as const,
};

test("restores a saved draft exactly", () => {
  const saved = { ...requestOf(draft), id: "cmp_1", status: "draft" } as Campaign;
  expect(draftOf(saved)).toEqual(draft);
});

test("saves an invalid amount or date as null, and leaves the error to validation", () => {
  const budget = { ...draft.budget, totalBudget: "a lot", dailyBudget: "", targetCpm: "$20.50" };
  const typed = { ...draft, budget, endDate: "tomorrow" };
  expect(requestOf(typed)).toMatchObject({
    budget: { total_budget: null, daily_budget: null, target_cpm: 20.5 },
    end_date: null,
  });
  expect(budgetOf(typed).total_budget).toBeNaN();
});
