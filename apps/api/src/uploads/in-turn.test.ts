import { expect, test } from "vitest";

import { runInTurn } from "./in-turn.ts";

const tick = () => new Promise((settle) => setTimeout(settle, 5));

test("runs the work of one key in turn, also after a failure, and other keys side by side", async () => {
  const inTurn = runInTurn();
  const steps: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      steps.push(`${name} begins`);
      await tick();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  const first = inTurn("a", work("first", true));
  const second = inTurn("a", work("second"));
  const other = inTurn("b", work("other"));
  await expect(first).rejects.toThrow("first");
  await Promise.all([second, other]);
  expect(steps.filter((step) => !step.startsWith("other"))).toEqual([
    "first begins",
    "first ends",
    "second begins",
    "second ends",
  ]);
  expect(steps.indexOf("other begins")).toBeLessThan(steps.indexOf("second begins"));
});

test("turns away the fifth that would wait, and takes it later", async () => {
  const inTurn = runInTurn();
  const waiting = Array.from({ length: 4 }, () => inTurn("a", tick));
  await expect(inTurn("a", tick)).rejects.toMatchObject({ status: 429, code: "too_often", retryAfter: 8 });
  await Promise.all(waiting);
  await inTurn("a", tick);
});
