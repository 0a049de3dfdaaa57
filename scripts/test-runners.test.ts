import { expect, test } from "vitest";

import { countTests, failuresOf, testEnvironment } from "./test-runners.ts";

test.each([
  ["failed tests", { numPassedTests: 3, numFailedTests: 2 }, 1, { passed: 3, failed: 2 }],
  ["a file that does not load", { numPassedTests: 3, numFailedTests: 0 }, 1, { passed: 3, failed: 1 }],
  ["a run without tests", { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ["a crash", {}, 137, { passed: 0, failed: 1 }],
  ["a flaky test", { stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1, { passed: 6, failed: 1 }],
])("counts the results of %s", (_what, report, exitCode, counts) => {
  expect(countTests(report, exitCode)).toEqual(counts);
});

test("lists failed tests", () => {
  const passed = { fullName: "adds", status: "passed" };
  const failed = { fullName: "subtracts", status: "failed" };
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults: [passed, failed] },
    { name: "does-not-load.test.ts", status: "failed", assertionResults: [] },
  ];
  const inner = { file: "b.spec.ts", specs: [{ title: "logs in", ok: false }] };
  const suites = [{ file: "b.spec.ts", specs: [{ title: "opens", ok: true }], suites: [inner] }];
  expect(failuresOf({ testResults })).toEqual(["a.test.ts: subtracts", "does-not-load.test.ts"]);
  expect(failuresOf({ suites })).toEqual(["b.spec.ts: logs in"]);
});

test("keeps the developer's own database and accounts out of the tests", () => {
  const env = { DATABASE_URL: "postgres://mine", OPENAI_API_KEY: "mine", NODE_ENV: "production", PORTS: "1" };
  expect(testEnvironment(undefined, env)).toEqual({ PORTS: "1" });
});
