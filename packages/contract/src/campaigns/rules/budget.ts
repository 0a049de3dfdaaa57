import { errorOf } from "../../errors.ts";
import { budget, costPerThousand } from "../../limits.ts";

/** The slider's nearest stop to a number of dollars. */
export function sliderBudget(dollars: number): number {
  if (!Number.isFinite(dollars)) return budget.first;
  const stop = Math.round(dollars / budget.step) * budget.step;
  return Math.min(Math.max(stop, budget.least), budget.most);
}

/** A campaign's money in dollars. `dailyBudget` may be left open; `targetCpm` counts only with that strategy. */
export type CampaignBudget = {
  totalBudget: number;
  dailyBudget: number | null;
  bidStrategy: "auto" | "target_cpm";
  targetCpm: number | null;
};

/** The first thing wrong with the money of a campaign that lasts so many days (decisions, Campaigns). */
export function checkBudget(money: CampaignBudget, days: number) {
  const { totalBudget, dailyBudget, bidStrategy, targetCpm } = money;
  // Written so that NaN, an emptied number field, is refused too.
  if (!(totalBudget >= budget.least)) return errorOf("total_budget_too_low");
  if (totalBudget > budget.most) return errorOf("total_budget_too_high");
  if (dailyBudget !== null && !(dailyBudget > 0)) return errorOf("daily_budget_too_low");
  // In cents: 0.1 × 3 dollars would exceed 0.3.
  if (Math.round((dailyBudget ?? 0) * 100) * days > Math.round(totalBudget * 100)) {
    return errorOf("daily_budget_too_high");
  }
  if (bidStrategy === "auto") return null;
  if (!((targetCpm ?? 0) >= costPerThousand.least)) return errorOf("target_cpm_too_low");
  return (targetCpm ?? 0) > costPerThousand.most ? errorOf("target_cpm_too_high") : null;
}
