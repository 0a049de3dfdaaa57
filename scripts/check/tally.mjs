/**
 * What a run of tests came to.
 *
 * @typedef {{ passed: number, failed: number }} Tally
 */

/**
 * A tally that can't hide a run that went wrong: one that ended badly without naming a failed test (it crashed, an error
 * outside of the tests, a file that could not be loaded) and one that tested nothing count as a failure.
 *
 * @param {Tally} counted
 * @param {number} exitCode of the runner
 * @returns {Tally}
 */
export function honestTally({ passed, failed }, exitCode) {
  const isWrong = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isWrong ? 1 : failed };
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: TestReport[] }[]} testResults one per file
 *
 * @typedef {{ status: string, meta?: { picture?: PictureTaken } }} TestReport
 *
 * @typedef {object} PictureTaken what a story says of its picture
 * @property {string} [name] compared or, on an update, made
 * @property {string} [notCompared] why not
 * @property {{ chromium: string, fonts: string }} renderer what drew the page
 */

/**
 * A file that failed without a test that did (it could not be loaded, or a hook failed) counts as one.
 *
 * @param {VitestReport} report of Vitest's JSON reporter
 * @returns {Tally}
 */
export function tallyOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * A test that passed only when it was run again counts as failed.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report of Playwright's JSON reporter
 * @returns {Tally}
 */
export function tallyOfPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
