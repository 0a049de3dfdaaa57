import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { programOf } from "../prepare/program-of.mjs";
import { runStep } from "../run/run-step.mjs";
import { honestTally, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

/** @typedef {import("./stages.mjs").CheckPlace & { quiet: boolean }} RunPlace */

/**
 * Runs the tests of projects of vitest.config.ts.
 *
 * @param {readonly string[]} projects
 * @param {RunPlace} place
 * @param {object} [options]
 * @param {readonly string[]} [options.args] further words of the command: filters, flags
 * @param {NodeJS.ProcessEnv} [options.env] further variables
 * @param {(report: import("./tally.mjs").VitestReport) => void} [options.onReport] given what Vitest's JSON reporter wrote, if it came to that
 */
export function runVitest(projects, place, { args = [], env = {}, onReport } = {}) {
  const program = programOf(place.root, "vitest");
  /** @param {import("./tally.mjs").VitestReport} report */
  const tallyOf = (report) => {
    onReport?.(report);
    return tallyOfVitest(report);
  };
  return runAndCount(place, tallyOf, (report) => ({
    command: [
      program,
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      // A run whose output is shown only when it failed needs no list of what passed.
      `--reporter=${place.quiet ? "minimal" : "default"}`,
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...args,
    ],
    env,
  }));
}

/**
 * Runs the end-to-end tests.
 *
 * @param {RunPlace} place
 */
export function runPlaywright(place) {
  const program = programOf(place.root, "@playwright/test", "playwright");
  return runAndCount(place, tallyOfPlaywright, (report) => ({
    command: [program, "test", "--config", "tests/playwright.config.ts", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

/**
 * @template Report
 * @param {RunPlace} place
 * @param {(report: Report) => import("./tally.mjs").Tally} tallyOf
 * @param {(report: string) => { command: string[], env: NodeJS.ProcessEnv }} runner told where to write its report
 * @returns {Promise<import("./stages.mjs").Outcome>}
 */
async function runAndCount({ root, env, node, stop, quiet }, tallyOf, runner) {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-report-"));
  const report = path.join(folder, "report.json");
  try {
    const { command, env: more } = runner(report);
    const options = { cwd: root, env: { ...env, ...more }, stop, quiet };
    const { code, output } = await runStep([node, ...command], options);
    return { ...honestTally(readTally(report, tallyOf), code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => import("./tally.mjs").Tally} tallyOf
 */
function readTally(file, tallyOf) {
  try {
    return tallyOf(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
