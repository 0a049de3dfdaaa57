import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { watchHealth } from "./health.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const well = async () => undefined;

test("reports a failing or hanging dependency once, and again when it recovers", async () => {
  const changes: string[] = [];
  let database: () => Promise<unknown> = well;
  const health = watchHealth({
    checks: { database: () => database(), storage: well },
    onChange: (part, error) => changes.push(`${part} ${error instanceof Error ? error.message : "well"}`),
    every: 1000,
    patience: 500,
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect([health.isHealthy(), changes]).toEqual([true, []]);

  database = () => Promise.reject(new Error("refused"));
  await vi.advanceTimersByTimeAsync(5000);
  expect([health.isHealthy(), changes]).toEqual([false, ["database refused"]]);

  database = well;
  await vi.advanceTimersByTimeAsync(1000);
  expect([health.isHealthy(), changes]).toEqual([true, ["database refused", "database well"]]);

  database = () => new Promise(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  expect([health.isHealthy(), changes.at(-1)]).toEqual([false, "database no answer within 500 ms"]);

  health.stop();
  const count = changes.length;
  database = well;
  await vi.advanceTimersByTimeAsync(5000);
  expect(changes).toHaveLength(count);
});
