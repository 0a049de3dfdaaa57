import { expect, test } from "vitest";

import { killFirstStarts } from "./kills/kill-first-start.ts";
import { seedOfRun } from "./kills/seed.ts";

// `npm run bench -- kills` does the same more often. SEED=<the number in a failure's title> repeats its moments.
const seed = seedOfRun();
const times = 5;

test(`recovers from ${times} kills (-9) of the first start (SEED=${seed})`, async () => {
  const { acknowledged, errors } = await killFirstStarts({ times, seed });
  expect(errors).toEqual([]);
  expect(acknowledged).toBe(times);
}, 240_000);
