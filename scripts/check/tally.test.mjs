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

test("of Vitest's report counts the tests, and the files that could not be loaded", () => {
  const testResults = [
    { status: "passed", assertionResults: [{ status: "passed" }] },
    { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] },
    { status: "failed", assertionResults: [] },
  ];
  expect(tallyOfVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

test("of Playwright's report a test that passed only at its second try counts as failed", () => {
  expect(tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2 } })).toEqual({
    passed: 5,
    failed: 3,
  });
});
