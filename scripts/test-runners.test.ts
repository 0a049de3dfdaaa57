import { expect, test } from "vitest";

import { countTests, testEnvironment } from "./test-runners.ts";

test.each([
  ["failed tests", { numPassedTests: 3, numFailedTests: 2 }, 1, { passed: 3, failed: 2 }],
  ["a file that does not load", { numPassedTests: 3, numFailedTests: 0 }, 1, { passed: 3, failed: 1 }],
  ["a run without tests", { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ["a crash", {}, 137, { passed: 0, failed: 1 }],
  ["a flaky test", { stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1, { passed: 6, failed: 1 }],
])("counts the results of %s", (_what, report, exitCode, counts) => {
  expect(countTests(report, exitCode)).toEqual(counts);
});

test("keeps the developer's own database and accounts out of the tests", () => {
  const env = { DATABASE_URL: "postgres://mine", OPENAI_API_KEY: "mine", NODE_ENV: "production", PORTS: "1" };
  expect(testEnvironment(undefined, env)).toEqual({ PORTS: "1" });
});
