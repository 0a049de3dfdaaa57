import { expect, test } from "vitest";

import { type CampaignBudget, checkBudget, sliderBudget } from "./budget.ts";

test.each([
  [49, 50],
  [50, 50],
  [74, 50],
  [75, 100],
  [7500, 7500],
  [20_000, 20_000],
  [20_050, 20_000],
  [-5, 50],
  [Number.NaN, 500],
])("snaps the slider from $%d to $%i", (dollars, stop) => {
  expect(sliderBudget(dollars)).toBe(stop);
});

const money: CampaignBudget = {
  total_budget: 500,
  daily_budget: null,
  bid_strategy: "auto",
  target_cpm: null,
};
const wrong = (changes: Partial<CampaignBudget>, days = 10) =>
  checkBudget({ ...money, ...changes }, days)?.field;

test.each([
  [{ total_budget: Number.NaN }, "total_budget"],
  [{ total_budget: Number.POSITIVE_INFINITY }, "total_budget"],
  [{ daily_budget: Number.NaN }, "daily_budget"],
  [{ daily_budget: -1 }, "daily_budget"],
  [{ bid_strategy: "target_cpm", target_cpm: Number.NaN }, "target_cpm"],
] as [Partial<CampaignBudget>, string][])(
  "for the budget %j, reports an error on the %s field",
  (changes, field) => {
    expect(wrong(changes)).toBe(field);
  },
);

test.each([{ daily_budget: 0.01 }, { bid_strategy: "auto", target_cpm: 1 }] as Partial<CampaignBudget>[])(
  "accepts the budget %j",
  (changes) => {
    expect(wrong(changes)).toBeUndefined();
  },
);

test("compares money in cents", () => {
  expect(wrong({ total_budget: 50.05, daily_budget: 7.15 }, 7)).toBeUndefined();
  expect(wrong({ total_budget: 55, daily_budget: 1.1 }, 50)).toBeUndefined();
  expect(wrong({ total_budget: 64.01, daily_budget: 64.02 }, 1)).toBe("daily_budget");
});
