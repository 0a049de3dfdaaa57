import type { CampaignDraft, CampaignStep } from "@earshot/client/state/campaign-draft.ts";
import { budgetCopy } from "@earshot/contract/campaigns/copy.ts";
import { checkBudget } from "@earshot/contract/campaigns/rules/budget.ts";
import { campaignDays, checkCampaignDates, dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { checkCampaignDraft, checkTargets } from "@earshot/contract/campaigns/rules/campaign-draft.ts";
import { checkLaunch } from "@earshot/contract/campaigns/rules/campaign-launch.ts";

import { budgetOf } from "./draft-request.ts";

/** Error messages by the field's name in the API. */
export type StepErrors = Partial<
  Record<
    | "title"
    | "ad_uuid"
    | "locations"
    | "interests"
    | "total_budget"
    | "daily_budget"
    | "target_cpm"
    | "start_date"
    | "end_date",
    string
  >
>;

type Ad = { state: string } | null;

/** Errors for a step's missing parts; empty if it is complete. */
export function stepErrors(step: CampaignStep, draft: CampaignDraft, ad: Ad, now: Date): StepErrors {
  const budget = budgetOf(draft);
  const dates = { start_date: draft.startDate || null, end_date: draft.endDate || null };
  const today = dayIn(draft.timeZone, now);
  if (step === 1) {
    const launch = checkLaunch({ ad: ad && { isReady: ad.state === "ready" }, budget, ...dates }, today);
    return {
      ...asErrors(checkCampaignDraft({ title: draft.campaignTitle })),
      ...(launch?.field === "ad_uuid" && asErrors(launch)),
    };
  }
  if (step === 2) return asErrors(checkTargets(draft.targeting));
  if (step === 3) {
    return {
      ...asErrors(checkBudget(budget, campaignDays(dates))),
      ...asErrors(checkCampaignDates(dates, today)),
      ...notAmounts(draft, budget),
    };
  }
  return {};
}

function notAmounts({ budget }: CampaignDraft, read: ReturnType<typeof budgetOf>): StepErrors {
  const isTarget = budget.bidStrategy === "target_cpm";
  return {
    ...(Number.isNaN(read.total_budget) && { total_budget: budgetCopy.notAnAmount }),
    ...(Number.isNaN(read.daily_budget) && { daily_budget: budgetCopy.notAnAmount }),
    ...(isTarget && Number.isNaN(read.target_cpm) && { target_cpm: budgetCopy.notAnAmount }),
  };
}

/** A rule's error, keyed by its field's name; empty if there is none. */
export function asErrors(error: { field?: string; message: string } | null): StepErrors {
  return error?.field === undefined ? {} : { [error.field]: error.message };
}
