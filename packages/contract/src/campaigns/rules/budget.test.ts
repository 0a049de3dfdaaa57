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
])("the slider stops for $%d at $%i", (dollars, stop) => {
  expect(sliderBudget(dollars)).toBe(stop);
});

const money: CampaignBudget = { totalBudget: 500, dailyBudget: null, bidStrategy: "auto", targetCpm: null };
const wrong = (changes: Partial<CampaignBudget>, days = 10) =>
  checkBudget({ ...money, ...changes }, days)?.field;

describe("a campaign's money", () => {
  test.each([
    [49.99, "totalBudget"],
    [50, undefined],
    [20_000, undefined],
    [20_000.01, "totalBudget"],
    [Number.NaN, "totalBudget"],
    [Number.POSITIVE_INFINITY, "totalBudget"],
  ])("a total of $%d: %s", (totalBudget, field) => {
    expect(wrong({ totalBudget })).toBe(field);
  });

  test.each([
    [0, "dailyBudget"],
    [-1, "dailyBudget"],
    [Number.NaN, "dailyBudget"],
    [0.01, undefined],
    [50, undefined],
    [50.01, "dailyBudget"],
    [null, undefined],
  ])("$%s a day for ten days of a total of $500: %s", (dailyBudget, field) => {
    expect(wrong({ dailyBudget })).toBe(field);
  });

  test("is counted in cents", () => {
    expect(wrong({ totalBudget: 50.05, dailyBudget: 7.15 }, 7)).toBeUndefined();
    expect(wrong({ totalBudget: 55, dailyBudget: 1.1 }, 50)).toBeUndefined();
    expect(wrong({ totalBudget: 64.01, dailyBudget: 64.02 }, 1)).toBe("dailyBudget");
    expect(7.15 * 7).toBeGreaterThan(50.05);
  });

  test.each([
    [4.99, "targetCpm"],
    [5, undefined],
    [100, undefined],
    [100.01, "targetCpm"],
    [null, "targetCpm"],
    [Number.NaN, "targetCpm"],
  ])("a target CPM of $%s: %s", (targetCpm, field) => {
    expect(wrong({ bidStrategy: "target_cpm", targetCpm })).toBe(field);
  });

  test("a target CPM does not count when bids are automatic", () => {
    expect(wrong({ bidStrategy: "auto", targetCpm: 1 })).toBeUndefined();
  });
});
