import { expect, test } from "vitest";

import { killDuringWrites } from "./kills/kill-during-writes.ts";
import { seedOfRun } from "./kills/seed.ts";

// `npm run bench -- kills` does the same more often. SEED=<the number in a failure's title> repeats its moments.
const seed = seedOfRun();
const times = 5;

test(`loses, doubles and halves nothing in ${times} kills (-9) during writes (SEED=${seed})`, async () => {
  const { acknowledged, errors } = await killDuringWrites({ times, seed });
  expect(errors).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 240_000);
