import { type RateLimit, rateLimits } from "@earshot/contract/limits.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { Refused } from "./refused.ts";

export type LimitName = keyof typeof rateLimits;

/**
 * Counts what is done too often. `spend` counts one use of a limit by whoever the key names, and throws `Refused` with
 * 429, these words and the seconds to wait when there is none left.
 */
export type RateLimits = { spend(name: LimitName, key: string, words: string): Promise<void> };

/** The contract's limits, counted in memory. `others` replaces some: tests alone. */
export function countRates(others: Partial<Record<LimitName, RateLimit>> = {}): RateLimits {
  const counters = new Map<LimitName, RateLimiterMemory>();
  const counterOf = (name: LimitName) => {
    const known = counters.get(name);
    if (known) return known;
    const { most, within } = others[name] ?? rateLimits[name];
    const counter = new RateLimiterMemory({ keyPrefix: name, points: most, duration: within / 1000 });
    counters.set(name, counter);
    return counter;
  };
  return {
    async spend(name, key, words) {
      try {
        await counterOf(name).consume(key);
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent;
        throw new Refused(429, words, Math.max(1, Math.ceil(spent.msBeforeNext / 1000)));
      }
    },
  };
}
