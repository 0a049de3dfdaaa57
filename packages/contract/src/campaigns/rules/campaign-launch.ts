import { errorOf } from "../../errors.ts";
import { type CampaignBudget, checkBudget } from "./budget.ts";
import { type CampaignDates, campaignDays, checkCampaignDates } from "./campaign-dates.ts";

/** The campaign fields that a launch requires, by wire name. */
export type Launch = CampaignDates & {
  /** The chosen ad, or null. */
  ad: { isReady: boolean } | null;
  budget: CampaignBudget;
};

/**
 * Returns the first error that blocks a launch, in step order: ad, budget, dates.
 * @param today `YYYY-MM-DD` in the campaign's time zone (`dayIn`)
 */
export function checkLaunch({ ad, budget, ...dates }: Launch, today: string) {
  if (!ad) return errorOf("campaign_ad_missing");
  if (!ad.isReady) return errorOf("campaign_ad_not_ready");
  return checkBudget(budget, campaignDays(dates)) ?? checkCampaignDates(dates, today);
}
