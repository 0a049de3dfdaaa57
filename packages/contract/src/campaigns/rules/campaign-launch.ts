import { errorOf } from "../../errors.ts";
import { type CampaignBudget, checkBudget } from "./budget.ts";
import { type CampaignDates, campaignDays, checkCampaignDates } from "./campaign-dates.ts";

/** A campaign's money as it is sent and answered, in dollars. */
export type BudgetSent = {
  total_budget: number | null;
  daily_budget: number | null;
  bid_strategy: CampaignBudget["bidStrategy"];
  target_cpm: number | null;
};

/** The money as the rules read it; a total that is not there yet is refused as too low. */
export function moneyOf(sent: BudgetSent): CampaignBudget {
  return {
    totalBudget: sent.total_budget ?? Number.NaN,
    dailyBudget: sent.daily_budget,
    bidStrategy: sent.bid_strategy,
    targetCpm: sent.target_cpm,
  };
}

/** What a launch needs of a campaign, named as it is sent and answered. */
export type Launch = {
  /** Null without one. */
  ad: { isReady: boolean } | null;
  budget: BudgetSent;
  start_date: string | null;
  end_date: string | null;
};

/**
 * The first thing that keeps a campaign from its launch, in the order of its steps: ad, budget, dates.
 * @param today `YYYY-MM-DD` in the campaign's time zone (`dayIn`)
 */
export function checkLaunch({ ad, budget, start_date, end_date }: Launch, today: string) {
  if (!ad) return errorOf("campaign_ad_missing");
  if (!ad.isReady) return errorOf("campaign_ad_not_ready");
  const dates = { startDate: start_date ?? "", endDate: end_date ?? "" };
  return checkBudget(moneyOf(budget), campaignDays(dates)) ?? checkCampaignDates(dates, today);
}
