import path from "node:path";

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

test("what was named stays named", () => {
  const counted = { passed: 3, failed: 1, failing: ["a.test.ts › adds"] };
  expect(honestTally(counted, 1)).toEqual(counted);
});

test("of Vitest's report counts the tests, and the files that could not be loaded, each with the first line of why", () => {
  const testResults = [
    {
      name: path.resolve("a.test.ts"),
      status: "passed",
      assertionResults: [{ status: "passed", fullName: "adds" }],
    },
    {
      name: path.resolve("packages/b.test.ts"),
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "adds" },
        {
          status: "failed",
          fullName: "sums › up",
          failureMessages: ["\u001b[31mError: 3\u001b[39m\n    at b"],
        },
      ],
    },
    { name: path.resolve("c.test.ts"), status: "failed", message: "", assertionResults: [] },
  ];
  expect(tallyOfVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
    failing: ["packages/b.test.ts › sums › up: Error: 3", "c.test.ts"],
  });
});

/**
 * @param {string} title
 * @param {string} status
 */
const spec = (title, status, message = "") => ({
  file: "log-in.spec.ts",
  title,
  tests: [{ status, results: [{ error: { message } }, {}] }],
});

test("of Playwright's report a test that passed only at its second try counts as failed", () => {
  const suites = [
    {
      specs: [spec("opens", "expected"), spec("closes", "unexpected", "Error: it hangs\n\nlocator")],
      suites: [{ specs: [spec("waits", "flaky", `Error: ${"so long ".repeat(40)}`)] }],
    },
  ];
  const tally = tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, suites });
  expect(tally).toMatchObject({ passed: 5, failed: 2 });
  expect(tally.failing).toEqual([
    "log-in.spec.ts › closes: Error: it hangs",
    expect.stringMatching(/^log-in\.spec\.ts › waits: Error: so long [a-z ]+$/),
  ]);
  expect(tally.failing?.[1]?.length).toBeLessThan(200);
});
