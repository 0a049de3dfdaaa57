import { expect, test } from "vitest";

import { killDuringRenders } from "./kills/kill-during-renders.ts";
import { seedOfRun } from "./kills/seed.ts";

// `npm run bench -- kills` does the same more often. SEED=<the number in a failure's title> repeats its moments.
const seed = seedOfRun();
const times = 5;

test(`renders every ad once in spite of ${times} kills (-9) (SEED=${seed})`, async () => {
  const { acknowledged, errors } = await killDuringRenders({ times, seed });
  expect(errors).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 300_000);
