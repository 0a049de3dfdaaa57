import type { CampaignDraft, CampaignStep } from "@earshot/client/state/campaign-draft.ts";
import type { CampaignBudget } from "@earshot/contract/campaigns/rules/budget.ts";
import { readAmount } from "@earshot/contract/campaigns/rules/typed-budget.ts";

import type { Campaign } from "./queries.ts";

const typedAmount = (text: string) => (text.trim() === "" ? null : (readAmount(text) ?? Number.NaN));

/** The budget as numbers. Input that is not an amount becomes NaN, which every rule rejects. */
export function budgetOf({ budget }: Pick<CampaignDraft, "budget">): CampaignBudget {
  return {
    total_budget: typedAmount(budget.totalBudget),
    daily_budget: typedAmount(budget.dailyBudget),
    bid_strategy: budget.bidStrategy,
    target_cpm: typedAmount(budget.targetCpm),
  };
}

const readable = (amount: number | null) => (Number.isNaN(amount) ? null : amount);
const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

/** The draft in the format in which it is saved. Invalid amounts and dates become null. */
export function requestOf(draft: CampaignDraft) {
  const { total_budget, daily_budget, bid_strategy, target_cpm } = budgetOf(draft);
  return {
    title: draft.campaignTitle,
    ad_uuid: draft.audioId,
    targeting: draft.targeting as Campaign["targeting"],
    budget: {
      total_budget: readable(total_budget),
      daily_budget: readable(daily_budget),
      bid_strategy,
      target_cpm: readable(target_cpm),
    },
    start_date: day(draft.startDate),
    end_date: day(draft.endDate),
    time_zone: draft.timeZone,
    current_step: draft.currentStep,
  };
}

const text = (amount: number | null) => (amount === null ? "" : String(amount));

/** A saved campaign as a draft to edit. */
export function draftOf(campaign: Campaign): CampaignDraft {
  const { budget } = campaign;
  return {
    audioId: campaign.ad_uuid,
    campaignTitle: campaign.title,
    targeting: campaign.targeting,
    budget: {
      totalBudget: text(budget.total_budget),
      dailyBudget: text(budget.daily_budget),
      bidStrategy: budget.bid_strategy,
      targetCpm: text(budget.target_cpm),
    },
    startDate: campaign.start_date ?? "",
    endDate: campaign.end_date ?? "",
    timeZone: campaign.time_zone,
    currentStep: campaign.current_step as CampaignStep,
  };
}
