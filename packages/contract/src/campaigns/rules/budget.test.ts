import { describe, expect, test } from "vitest";

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
])("the slider snaps $%d to $%i", (dollars, stop) => {
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

describe("a campaign's money", () => {
  test.each([
    [49.99, "total_budget"],
    [50, undefined],
    [20_000, undefined],
    [20_000.01, "total_budget"],
    [Number.NaN, "total_budget"],
    [Number.POSITIVE_INFINITY, "total_budget"],
  ])("a total of $%d: %s", (total_budget, field) => {
    expect(wrong({ total_budget })).toBe(field);
  });

  test.each([
    [0, "daily_budget"],
    [-1, "daily_budget"],
    [Number.NaN, "daily_budget"],
    [0.01, undefined],
    [50, undefined],
    [50.01, "daily_budget"],
    [null, undefined],
  ])("$%s a day for ten days of a total of $500: %s", (daily_budget, field) => {
    expect(wrong({ daily_budget })).toBe(field);
  });

  test("is compared in cents", () => {
    expect(wrong({ total_budget: 50.05, daily_budget: 7.15 }, 7)).toBeUndefined();
    expect(wrong({ total_budget: 55, daily_budget: 1.1 }, 50)).toBeUndefined();
    expect(wrong({ total_budget: 64.01, daily_budget: 64.02 }, 1)).toBe("daily_budget");
    expect(7.15 * 7).toBeGreaterThan(50.05);
  });

  test.each([
    [4.99, "target_cpm"],
    [5, undefined],
    [100, undefined],
    [100.01, "target_cpm"],
    [null, "target_cpm"],
    [Number.NaN, "target_cpm"],
  ])("a target CPM of $%s: %s", (target_cpm, field) => {
    expect(wrong({ bid_strategy: "target_cpm", target_cpm })).toBe(field);
  });

  test("ignores a target CPM when bids are automatic", () => {
    expect(wrong({ bid_strategy: "auto", target_cpm: 1 })).toBeUndefined();
  });
});
