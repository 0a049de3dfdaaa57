import { beforeEach, expect, test, vi } from "vitest";

import { say } from "../run/say.mjs";
import { StopRequest } from "../run/stop-request.mjs";
import { runStage } from "./run-stage.mjs";

vi.mock("../run/say.mjs", { spy: true });

/** What was said, with no figure for the time. */
const said = () => vi.mocked(say).mock.calls.map(([line]) => line.replaceAll(/[\d.]+ s/g, "0 s"));

/** The checks under way, and each that began or ended, in order. */
let happened = /** @type {string[]} */ ([]);

beforeEach(() => {
  vi.mocked(say).mockReset().mockReturnValue();
  happened = [];
});

/**
 * A check that ends when it is told to.
 *
 * @param {string} name
 * @param {import("./stages.mjs").Outcome} outcome
 */
function check(name, outcome = { passed: 1, failed: 0 }) {
  /** @type {PromiseWithResolvers<import("./stages.mjs").Outcome>} */
  const ending = Promise.withResolvers();
  const run = vi.fn(async (/** @type {boolean} */ _quiet) => {
    happened.push(`${name} begins`);
    const result = await ending.promise;
    happened.push(`${name} ends`);
    return result;
  });
  return { name, run, end: () => ending.resolve(outcome), fail: ending.reject };
}

test("so many checks run at once as the stage says; the next begins when one has ended", async () => {
  const [a, b, c] = [check("A"), check("B"), check("C")];
  const stage = runStage({ checks: [a, b, c], atOnce: 2 });
  b.end();
  await vi.waitFor(() => expect(happened).toEqual(["A begins", "B begins", "B ends", "C begins"]));
  c.end();
  a.end();
  await expect(stage).resolves.toEqual({ passed: 3, failed: 0, failing: [] });
});

test("those that run beside each other are quiet, and what a failed one printed is shown whole, once", async () => {
  const [a, b] = [check("Lint", { passed: 0, failed: 1, output: "src/a.ts: unused\n" }), check("Format")];
  const stage = runStage({ checks: [a, b], atOnce: 4 });
  b.end();
  a.end();
  await expect(stage).resolves.toEqual({ passed: 1, failed: 1, failing: ["Lint"] });
  expect(a.run).toHaveBeenCalledWith(true);
  expect(said().toSorted()).toEqual([
    "Format: passed in 0 s.",
    "Lint, Format …",
    "Lint: failed in 0 s:\nsrc/a.ts: unused\n",
  ]);
});

test("one that runs alone shows what it does", async () => {
  const a = check("Server", { passed: 7, failed: 2 });
  a.end();
  const total = await runStage({ checks: [a], atOnce: 4 });
  expect(a.run).toHaveBeenCalledWith(false);
  expect(said()).toEqual(["Server …", "Server: 7 passed, 2 FAILED in 0 s."]);
  expect(total.failing).toEqual(["Server"]);
});

test("the tests that a check named are told in its place", async () => {
  const a = check("Server", { passed: 7, failed: 2, failing: ["a.test.ts › adds", "a.test.ts › sums"] });
  a.end();
  const { failing } = await runStage({ checks: [a], atOnce: 4 });
  expect(failing).toEqual(["Server: a.test.ts › adds", "Server: a.test.ts › sums"]);
});

test("one whose preparation failed counts as failed and is not run", async () => {
  const stories = { ...check("Stories"), needs: ["Chromium"] };
  const total = await runStage({ checks: [stories], atOnce: 1 }, ["Chromium"]);
  expect(total).toEqual({ passed: 0, failed: 1, failing: ["Stories"] });
  expect(stories.run).not.toHaveBeenCalled();
  expect(said()).toEqual(["Stories: not run, for want of Chromium."]);
});

test("a wish to stop waits for those under way and begins no other in its place", async () => {
  const [a, b, c] = [check("A"), check("B"), check("C")];
  const stage = runStage({ checks: [a, b, c], atOnce: 2 });
  const stop = new StopRequest("SIGINT");
  a.fail(stop);
  b.fail(stop);
  await expect(stage).rejects.toBe(stop);
  expect(c.run).not.toHaveBeenCalled();
});
