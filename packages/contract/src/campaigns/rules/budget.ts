import { budget, costPerThousand } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { campaignErrorCopy as words } from "../copy.ts";

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
export function checkBudget(money: CampaignBudget, days: number): Refusal<keyof CampaignBudget> | null {
  const { totalBudget, dailyBudget, bidStrategy, targetCpm } = money;
  // Written so that NaN, an emptied number field, is refused too.
  if (!(totalBudget >= budget.least)) return { field: "totalBudget", message: words.totalLow };
  if (totalBudget > budget.most) return { field: "totalBudget", message: words.totalHigh };
  if (dailyBudget !== null && !(dailyBudget > 0)) return { field: "dailyBudget", message: words.dailyLow };
  // In cents: 0.1 × 3 dollars would exceed 0.3.
  if (Math.round((dailyBudget ?? 0) * 100) * days > Math.round(totalBudget * 100)) {
    return { field: "dailyBudget", message: words.dailyHigh };
  }
  if (bidStrategy === "auto") return null;
  if (!((targetCpm ?? 0) >= costPerThousand.least)) return { field: "targetCpm", message: words.targetLow };
  return (targetCpm ?? 0) > costPerThousand.most ? { field: "targetCpm", message: words.targetHigh } : null;
}
