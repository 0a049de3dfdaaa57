import { expect, test } from "vitest";

import { killWhileMaking } from "./kills/kill-while-making.ts";
import { seedOfRun } from "./random.ts";

// `npm run bench -- kills` does the same more often. With SEED=<the number of a failure's name> the moments come again.
const seed = seedOfRun(process.env);
const times = 5;

test(`kill -9 at ${times} moments while ads are made leaves each of them there once (SEED=${seed})`, async () => {
  const { acknowledged, wrong } = await killWhileMaking({ times, seed });
  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 300_000);
