import type { ErrorOf } from "../../errors.ts";
import { checkBudget } from "./budget.ts";

/**
 * A typed total budget: the amount in dollars, or an error if the amount is out of bounds. The error is null for text
 * that is not an amount.
 */
export type TypedBudget = { dollars: number } | { error: ErrorOf | null };

/**
 * Parses a typed amount in dollars, to the cent; null if it is not an amount. A comma is accepted only between
 * thousands, because it is unclear whether "49,99" means cents.
 */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s$\u202F]/g, "");
  const isAmount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/.test(plain);
  return isAmount ? Number(plain.replaceAll(",", "")) : null;
}

/** Parses "2500", "$2,500" or "2 500.50". Enforces the bounds of a campaign's total budget. */
export function readTypedBudget(text: string): TypedBudget {
  const dollars = readAmount(text);
  if (dollars === null) return { error: null };
  const error = checkBudget(
    { total_budget: dollars, daily_budget: null, bid_strategy: "auto", target_cpm: null },
    0,
  );
  return error ? { error } : { dollars };
}
