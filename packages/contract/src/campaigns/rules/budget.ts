import { errorFrom } from "../../error-from.ts";
import { landingErrors } from "../../landing/errors.ts";
import { budget, costPerThousand } from "../../limits.ts";

const errorOf = errorFrom(landingErrors);

/** Returns the slider's stop nearest to an amount in dollars. */
export function sliderBudget(dollars: number): number {
  if (!Number.isFinite(dollars)) return budget.first;
  const stop = Math.round(dollars / budget.step) * budget.step;
  return Math.min(Math.max(stop, budget.least), budget.most);
}

/**
 * A campaign's budget in dollars, in its wire format. `target_cpm` is used only with the bid strategy of the same
 * name.
 */
export type CampaignBudget = {
  total_budget: number | null;
  daily_budget: number | null;
  bid_strategy: "auto" | "target_cpm";
  target_cpm: number | null;
};

/** Returns the first error in a campaign's budget, given its duration in days. */
export function checkBudget(campaignBudget: CampaignBudget, days: number) {
  const { total_budget, daily_budget: daily, bid_strategy, target_cpm } = campaignBudget;
  const total = total_budget ?? 0;
  const target = target_cpm ?? 0;
  // Negated, so that NaN from an empty number field fails too.
  if (!(total >= budget.least)) return errorOf("total_budget_too_low");
  if (total > budget.most) return errorOf("total_budget_too_high");
  if (daily !== null && !(daily > 0)) return errorOf("daily_budget_too_low");
  // In cents, because 0.1 × 3 dollars would exceed 0.3.
  if (Math.round((daily ?? 0) * 100) * days > Math.round(total * 100)) {
    return errorOf("daily_budget_too_high");
  }
  if (bid_strategy === "auto") return null;
  if (!(target >= costPerThousand.least)) return errorOf("target_cpm_too_low");
  return target > costPerThousand.most ? errorOf("target_cpm_too_high") : null;
}
