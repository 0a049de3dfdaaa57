import { costPerThousand, frequency, impressionsPerListener } from "../../limits.ts";
import { type CampaignBudget, checkBudget } from "./budget.ts";

/** A budget's reach: impressions, and unique listeners. */
export type Reach = { impressions: number; listeners: number };

/**
 * The reach of a budget in dollars, at a cost per thousand impressions in dollars. Both figures are rounded, and the
 * listeners are computed from the rounded impressions: $7,500 → 416,667 and 208,334.
 */
export function forecastReach(dollars: number, dollarsPerThousand: number = costPerThousand.usual): Reach {
  const impressions = Math.round((dollars * 1000) / dollarsPerThousand);
  return { impressions, listeners: Math.round(impressions / impressionsPerListener) };
}

/** The reach of a campaign's budget, with a target CPM replacing the default; null until the budget is valid. */
export function campaignReach(budget: CampaignBudget): Reach | null {
  if (budget.total_budget === null || checkBudget(budget, 0)) return null;
  const target = budget.bid_strategy === "target_cpm" ? budget.target_cpm : null;
  return forecastReach(budget.total_budget, target ?? undefined);
}

/**
 * The range of listeners that these impressions may reach if each hears the ad one to three times. Rounded to two
 * significant digits, because the estimate is no more precise than that.
 */
export function listenerRange(impressions: number): { least: number; most: number } {
  return { least: twoDigits(impressions / frequency.most), most: twoDigits(impressions / frequency.least) };
}

const twoDigits = (value: number) => Number(value.toPrecision(2));
