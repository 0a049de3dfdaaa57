import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Characters: a line of a summary, not an account. */
const LONGEST_REASON = 160;

/**
 * What a run of tests came to.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failing] each that failed, with the first line of why, as far as the runner named them
 */

/**
 * A tally that can't hide a run that went wrong: one that ended badly without naming a failed test (it crashed, an error
 * outside of the tests, a file that could not be loaded) and one that tested nothing count as a failure.
 *
 * @param {Tally} counted
 * @param {number} exitCode of the runner
 * @returns {Tally}
 */
export function honestTally(counted, exitCode) {
  const isWrong = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return isWrong ? { ...counted, failed: 1 } : counted;
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {FileReport[]} testResults one per file
 *
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestReport[] }} FileReport
 *
 * @typedef {object} TestReport
 * @property {string} status
 * @property {string} fullName
 * @property {string[]} [failureMessages]
 * @property {{ picture?: PictureTaken }} [meta]
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
  const failing = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => told(`${inProject(name)} › ${fullName}`, failureMessages?.[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failing: [...failing, ...broken.map(({ name, message }) => told(inProject(name), message))],
  };
}

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {PlaywrightSuite[]} suites
 *
 * @typedef {{ suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} file
 * @property {string} title
 * @property {{ status: string, results: { error?: { message?: string } }[] }[]} tests
 */

/**
 * A test that passed only when it was run again counts as failed.
 *
 * @param {PlaywrightReport} report of Playwright's JSON reporter
 * @returns {Tally}
 */
export function tallyOfPlaywright({ stats, suites }) {
  const failing = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) =>
          told(`${file} › ${title}`, results.find(({ error }) => error?.message)?.error?.message),
        ),
    );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failing };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ suites = [], specs }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * @param {string} test
 * @param {string} [message] the runner's, of one or more lines, perhaps coloured
 */
function told(test, message = "") {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return first ? `${test}: ${first.slice(0, LONGEST_REASON)}` : test;
}

/** @param {string} file */
function inProject(file) {
  return path.relative(process.cwd(), file).replaceAll("\\", "/");
}
