import { expect, test } from "vitest";

import { createRequestStarts, startsPerIteration } from "./request-starts.ts";

const nextIteration = () => new Promise(setImmediate);

test("starts a few of a network's requests per iteration of the event loop, in order", async () => {
  const start = createRequestStarts();
  const started: number[] = [];
  const all = Array.from({ length: 10 }, (_, index) => index);
  for (const index of all) start("a", () => started.push(index));
  expect(started).toHaveLength(startsPerIteration);
  await nextIteration();
  expect(started).toHaveLength(2 * startsPerIteration);
  await nextIteration();
  expect(started).toEqual(all);
});

test("immediately starts a request from another network", async () => {
  const start = createRequestStarts();
  const started: string[] = [];
  for (let index = 0; index < 100; index += 1) start("a", () => started.push("a"));
  start("b", () => started.push("b"));
  expect(started).toEqual(["a", "a", "a", "a", "b"]);
});

test("also limits requests that start as soon as the previous one ends", async () => {
  const start = createRequestStarts();
  let started = 0;
  const startAndEnd = () => {
    started += 1;
    start("a", startAndEnd);
  };
  startAndEnd();
  for (let iteration = 1; iteration <= 5; iteration += 1) {
    expect(started).toBeLessThanOrEqual(1 + iteration * startsPerIteration);
    await nextIteration();
  }
});

test("starts requests immediately after an idle event-loop iteration", async () => {
  const start = createRequestStarts();
  let started = 0;
  for (let round = 1; round <= 3; round += 1) {
    for (let index = 0; index < startsPerIteration; index += 1) start("a", () => (started += 1));
    expect(started).toBe(round * startsPerIteration);
    await nextIteration();
    await nextIteration();
  }
});
