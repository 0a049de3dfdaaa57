import { withLock } from "./bootstrap/lock.mjs";
import { runStep } from "./bootstrap/run-step.mjs";
import { UserError } from "./bootstrap/stop.mjs";
import { buildWhenStale, siteBuild, storybookBuild } from "./build.ts";
import { installChromiumWhenMissing } from "./chromium.ts";
import { compareStories } from "./pictures.ts";
import { runPlaywright, runVitest, testEnvironment } from "./test-runners.ts";

const fast = ["static", "unit"];

/** `npm run check`: the fast checks, using the installed packages, because an `npm ci` would disturb ongoing work. */
export async function runFastChecks(): Promise<number> {
  return conclude([await runVitest(fast, testEnvironment())]);
}

/**
 * `npm test`: every check; each runs even if another has failed. They run sequentially, because browsers and
 * databases that compete for two cores time out; only builds and the installation of Chromium run alongside the fast
 * checks.
 */
export async function runEveryCheck(): Promise<number> {
  const env = testEnvironment();
  const [fastRun, { chromium, failed }] = await Promise.all([runVitest(fast, env), prepareBuilds()]);
  const browserEnv = testEnvironment(chromium);
  const built = failed.includes("site") ? [] : ["built-server"];
  return conclude([
    { passed: 0, failed: failed.length },
    fastRun,
    await runVitest(["server", "conformance", "commands", ...built], env),
    ...(chromium ? [await compareStories(browserEnv)] : []),
    ...(failed.length === 0 ? [await runPlaywright(browserEnv)] : []),
  ]);
}

/**
 * `npm run bench`: runs the benchmarks in tests/bench. Not part of `npm test`, because they would fail on a busy
 * machine.
 */
export async function runBenches(parts: string[]): Promise<number> {
  const { chromium, failed } = await prepareBuilds();
  if (failed.length > 0) throw new UserError(`Nothing measured without ${failed.join(", ")}.`);
  const command = [process.execPath, "tests/bench/runner/run.ts", ...parts];
  return (await runStep(command, { env: testEnvironment(chromium) })).code;
}

/** Installs Chromium, and builds the site and Storybook; each step runs even if another fails. */
function prepareBuilds() {
  return withLock(async (lock) => {
    const ready: { chromium?: string; failed: string[] } = { failed: [] };
    const steps = {
      Chromium: async () => void (ready.chromium = await installChromiumWhenMissing(lock)),
      site: () => buildWhenStale(siteBuild, lock),
      Storybook: () => buildWhenStale(storybookBuild, lock),
    };
    for (const [name, prepare] of Object.entries(steps)) {
      await prepare().catch((error: unknown) => {
        if (!(error instanceof UserError)) throw error;
        console.log(error.message);
        ready.failed.push(name);
      });
    }
    return ready;
  });
}

/** Prints the last line, `N passed, N failed`, and returns the exit code. The runners have listed the failures. */
function conclude(runs: readonly { passed: number; failed: number }[]): number {
  const total = (key: "passed" | "failed") => runs.reduce((sum, run) => sum + run[key], 0);
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  return total("failed") > 0 ? 1 : 0;
}
