import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { runStep } from "./bootstrap/run-step.mjs";

/**
 * The site's settings, from the table in the README. Tests run without them, because a test must not reach the
 * developer's own database, mail or speech account.
 */
const settings =
  /^(PORT|HOST|DATA_DIR|VOICES_DIR|API_URL|PUBLIC_URL|ROLE|TRUST_PROXY|AUTH_SECRET|DATABASE_URL|STORAGE_URL|SMTP_URL|METRICS_TOKEN|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|(OPENAI|GOOGLE|LINKEDIN)_.*)$/;

/** A JSON report from Vitest or Playwright. */
export interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  /**
   * `pictures`: reported by .storybook/visual for each story, one per mode, with either the picture's `name` or the
   * reason why it was not compared.
   */
  testResults?: {
    name?: string;
    assertionResults: {
      fullName?: string;
      meta?: { pictures?: { name?: string; notCompared?: string; renderer: object }[]; shownCopy?: string[] };
    }[];
  }[];
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** The environment for tests: the developer's own environment without the site's settings. */
export function testEnvironment(chromium?: string, env = process.env): NodeJS.ProcessEnv {
  const neutral = Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)));
  return { ...neutral, ...(chromium && { CHROMIUM_PATH: chromium }) };
}

/** Runs projects from vitest.config.ts. */
export function runVitest(projects: readonly string[], env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const options = projects.flatMap((project) => ["--project", project]);
  const command = [programOf("vitest"), "run", ...options, "--reporter=default", "--reporter=json"];
  return runAndCount(env, (file) => [...command, `--outputFile.json=${file}`, ...args]);
}

/** Runs the end-to-end tests. */
export function runPlaywright(env: NodeJS.ProcessEnv) {
  const program = programOf("@playwright/test", "playwright");
  const command = [program, "test", "-c", "tests/playwright.config.ts", "--reporter=list,json"];
  return runAndCount(env, () => command);
}

async function runAndCount(env: NodeJS.ProcessEnv, command: (reportFile: string) => string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-report-"));
  const file = path.join(folder, "report.json");
  const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  const { code } = await runStep([process.execPath, ...command(file)], options);
  // A crashed run writes no report.
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : {};
  rmSync(folder, { recursive: true });
  return { ...countTests(report, code), report };
}

/**
 * Counts one failure for a run that crashed, failed without a failed test (because a file did not load) or tested
 * nothing. Treats a test that passed on a retry as passed; Playwright reports it as flaky.
 */
export function countTests({ numPassedTests, numFailedTests, stats }: Report, exitCode: number) {
  const passed = numPassedTests ?? (stats ? stats.expected + stats.flaky : 0);
  const failed = numFailedTests ?? stats?.unexpected ?? 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

/**
 * The path of an installed package's program, by default the one named after the package. `node_modules/.bin` would
 * run the first Node on the PATH, and differs on Windows.
 */
export function programOf(packageName: string, program = packageName): string {
  const folder = path.resolve("node_modules", packageName);
  const text = readFileSync(path.join(folder, "package.json"), "utf8");
  const { bin } = JSON.parse(text) as { bin: string | Record<string, string> };
  return path.join(folder, typeof bin === "string" ? bin : (bin[program] ?? ""));
}
