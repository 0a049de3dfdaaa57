import { expect, test } from "vitest";

import { killDuringRenders } from "./kills/kill-during-renders.ts";
import { killDuringWrites } from "./kills/kill-during-writes.ts";
import { killFirstStarts } from "./kills/kill-first-start.ts";
import { seedOfRun } from "./kills/seed.ts";

// `npm run bench -- kills` does the same with more kills. SEED=<the number in a failure's title> reproduces its
// timing.
const seed = seedOfRun();
const times = 5;

test.concurrent.each([
  { title: "renders every ad once despite being killed", kill: killDuringRenders, atLeast: 1 },
  {
    title: "never loses, duplicates or half-writes data when killed during writes",
    kill: killDuringWrites,
    atLeast: 1,
  },
  { title: "recovers when its first start is killed", kill: killFirstStarts, atLeast: times },
])(
  `$title (${times} kills, SEED=${seed})`,
  async ({ kill, atLeast }) => {
    const { acknowledged, errors } = await kill({ times, seed });
    expect(errors).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(atLeast);
  },
  300_000,
);
