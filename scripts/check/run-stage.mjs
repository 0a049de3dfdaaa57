import { clock, say } from "../run/say.mjs";

/**
 * Runs the checks of a stage, in their order, so many at once as it says; each runs even if another failed. Where several run at
 * once each is quiet, so that no two talk at the same time: its output is shown whole if it failed.
 *
 * @param {import("./stages.mjs").Stage} stage
 * @param {readonly string[]} missing the preparations that failed
 * @returns {Promise<{ passed: number, failed: number, failing: string[] }>} what failed: each test that the check named, else the check
 * @throws what a check threw (a wish to stop), once all that were under way have ended
 */
export async function runStage({ checks, atOnce }, missing = []) {
  const lanes = Math.min(atOnce, checks.length);
  if (lanes > 1) say(`${checks.map(({ name }) => name).join(", ")} …`);
  const total = { passed: 0, failed: 0, failing: /** @type {string[]} */ ([]) };
  const waiting = checks.values();
  const lane = async () => {
    for (const check of waiting) {
      const { passed, failed, failing = [] } = await runCheck(check, lanes > 1, missing);
      total.passed += passed;
      total.failed += failed;
      if (failing.length > 0) total.failing.push(...failing.map((test) => `${check.name}: ${test}`));
      else if (failed > 0) total.failing.push(check.name);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const broken = ends.find((end) => end.status === "rejected");
  if (broken) throw broken.reason;
  return total;
}

/**
 * @param {import("./stages.mjs").Check} check
 * @param {boolean} quiet
 * @param {readonly string[]} missing
 */
async function runCheck({ name, run, needs = [] }, quiet, missing) {
  const lacks = needs.filter((need) => missing.includes(need));
  if (lacks.length > 0) {
    say(`${name}: not run, for want of ${lacks.join(", ")}.`);
    return { passed: 0, failed: 1 };
  }
  if (!quiet) say(`${name} …`);
  const time = clock();
  const { output = "", ...tally } = await run(quiet);
  const outcome = `${name}: ${inWords(tally)} in ${time()}`;
  say(tally.failed > 0 && output ? `${outcome}:\n${output.trimEnd()}\n` : `${outcome}.`);
  return tally;
}

/** @param {import("./tally.mjs").Tally} tally */
function inWords({ passed, failed }) {
  if (passed + failed === 1) return failed ? "failed" : "passed";
  return failed ? `${passed} passed, ${failed} FAILED` : `${passed} passed`;
}
