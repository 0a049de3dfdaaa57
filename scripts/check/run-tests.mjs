import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { programOf } from "../prepare/program-of.mjs";
import { runStep } from "../run/run-step.mjs";
import { honestTally, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

/**
 * Runs the tests of one project of vitest.config.ts.
 *
 * @param {string} project
 * @param {import("./checks.mjs").CheckPlace} place
 */
export function runVitest(project, place) {
  const program = programOf(place.root, "vitest");
  return runAndCount(place, tallyOfVitest, (report) => ({
    command: [
      program,
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    env: {},
  }));
}

/**
 * Runs the end-to-end tests.
 *
 * @param {import("./checks.mjs").CheckPlace} place
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
 * @param {import("./checks.mjs").CheckPlace} place
 * @param {(report: Report) => import("./tally.mjs").Tally} tallyOf
 * @param {(report: string) => { command: string[], env: NodeJS.ProcessEnv }} runner told where to write its report
 * @returns {Promise<import("./tally.mjs").Tally>}
 */
async function runAndCount({ root, env, node, stop }, tallyOf, runner) {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-report-"));
  const report = path.join(folder, "report.json");
  try {
    const { command, env: more } = runner(report);
    const { code } = await runStep([node, ...command], { cwd: root, env: { ...env, ...more }, stop });
    return honestTally(readTally(report, tallyOf), code);
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
