import { expect, test } from "vitest";

import { honestTally, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

test.each([
  [{ passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  [{ passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  [{ passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  [{ passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  [{ passed: 0, failed: 0 }, 137, { passed: 0, failed: 1 }],
])("%o counted and exit code %i come to %o", (counted, exitCode, expected) => {
  expect(honestTally(counted, exitCode)).toEqual(expected);
});

test("reads Vitest's and Playwright's reports", () => {
  expect(tallyOfVitest({ numPassedTests: 4, numFailedTests: 1 })).toEqual({ passed: 4, failed: 1 });
  expect(tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2 } })).toEqual({
    passed: 5,
    failed: 3,
  });
});
