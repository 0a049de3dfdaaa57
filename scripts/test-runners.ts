import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { runStep } from "./bootstrap/run-step.mjs";

/**
 * The real site's settings (README's table): a test must not reach the developer's own database, mail or speech
 * account.
 */
const settings =
  /^(PORT|HOST|DATA_DIR|VOICES_DIR|API_URL|PUBLIC_URL|ROLE|TRUST_PROXY|AUTH_SECRET|DATABASE_URL|STORAGE_URL|SMTP_URL|METRICS_TOKEN|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|(OPENAI|GOOGLE|LINKEDIN)_.*)$/;

/** A JSON report from Vitest or Playwright. */
export interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  /** `pictures` are the results that .storybook/visual reports for a story, one per mode. */
  testResults?: { name?: string; status?: string; assertionResults: VitestResult[] }[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

interface VitestResult {
  fullName?: string;
  status?: string;
  meta?: { pictures?: Picture[]; shownCopy?: string[] };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean }[];
}

/** `name` if the picture was compared or taken, otherwise the reason why it was not. */
type Picture = { name?: string; notCompared?: string; renderer: { chromium: string; fonts: string } };

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
  return runAndCount(env, () => [
    program,
    "test",
    "-c",
    "tests/playwright.config.ts",
    "--reporter=list,json",
  ]);
}

async function runAndCount(env: NodeJS.ProcessEnv, command: (reportFile: string) => string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-report-"));
  const file = path.join(folder, "report.json");
  const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  const { code } = await runStep([process.execPath, ...command(file)], options);
  // A crashed run writes no report.
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : {};
  rmSync(folder, { recursive: true });
  return { ...countTests(report, code), failures: failuresOf(report), report };
}

/** The failed tests, each with its file: `a.test.ts: adds`. A file that does not load is listed on its own. */
export function failuresOf({ testResults = [], suites = [] }: Report): string[] {
  const ofVitest = testResults.flatMap(({ name = "", status, assertionResults }) => {
    const file = path.relative(".", name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  const ofPlaywright = suites.flatMap(function failed(suite): string[] {
    const own = suite.specs.flatMap(({ title, ok }) => (ok ? [] : [`${suite.file}: ${title}`]));
    return [...own, ...(suite.suites ?? []).flatMap(failed)];
  });
  return [...ofVitest, ...ofPlaywright];
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
