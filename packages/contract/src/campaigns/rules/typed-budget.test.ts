import { expect, test } from "vitest";

import { readAmount, readTypedBudget } from "./typed-budget.ts";

test.each([
  ["500", 500],
  ["$2,500", 2500],
  [" 2 500.50 ", 2500.5],
  ["50", 50],
  ["20000", 20_000],
])("parses %j as dollars", (text, dollars) => {
  expect(readTypedBudget(text)).toEqual({ dollars });
});

test.each([
  ["49.99", "total_budget_too_low"],
  ["0", "total_budget_too_low"],
  ["20,001", "total_budget_too_high"],
  ["1".repeat(400), "total_budget_too_high"],
])("rejects %j as out of bounds", (text, code) => {
  expect(readTypedBudget(text)).toMatchObject({ error: { code } });
});

test.each(["", "a lot", "-500", "1e3", "12 monkeys", ".", "49,99", "20,5", "1,00,000", "50.004"])(
  "does not accept %j as an amount",
  (text) => {
    expect(readTypedBudget(text)).toEqual({ error: null });
  },
);

test.each([
  ["", null],
  ["ten", null],
  ["0.5", 0.5],
  ["$1,000.25", 1000.25],
  ["1,234,567", 1_234_567],
  ["49,99", null],
])("parses the amount %j as %j", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
