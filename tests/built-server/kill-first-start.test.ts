import { expect, test } from "vitest";

import { killFirstStarts } from "./kills/kill-first-start.ts";
import { seedOfRun } from "./random.ts";

// `npm run bench -- kills` does the same more often. With SEED=<the number of a failure's name> the moments come again.
const seed = seedOfRun(process.env);
const times = 5;

test(`kill -9 at ${times} moments of the very first start: the next one works (SEED=${seed})`, async () => {
  const { acknowledged, wrong } = await killFirstStarts({ times, seed });
  expect(wrong).toEqual([]);
  expect(acknowledged).toBe(times);
}, 240_000);
