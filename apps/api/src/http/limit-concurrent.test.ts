import { setTimeout as pause } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import { limitConcurrent, readTexts } from "./limit-concurrent.ts";

const tooMany = { status: 429, code: "too_many_script_checks", retryAfter: 8 };

test("counts the subnets of one IPv6 network together", async () => {
  const limit = limitConcurrent({ ...readTexts, inAll: 2, waiting: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = limit("2001:db8:77:1::", () => promise);
  await expect(limit("2001:db8:77:2::", () => Promise.resolve())).rejects.toMatchObject(tooMany);
  await limit("2001:db8:78:1::", () => Promise.resolve());
  resolve();
  await first;
});

test("queues requests per IP address in order, and starts the next when one ends or fails", async () => {
  const limit = limitConcurrent({ ...readTexts, waiting: 2 });
  const begun: number[] = [];
  const ends = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, at) =>
    limit("192.0.2.1", () => {
      begun.push(at);
      return promise;
    }),
  );
  await expect(limit("192.0.2.1", () => Promise.resolve())).rejects.toMatchObject(tooMany);
  expect(begun).toEqual([0]);
  ends[0]?.reject(new Error("broke"));
  await expect(all[0]).rejects.toThrow("broke");
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  ends[2]?.resolve();
  await Promise.all([all[1], all[2], limit("192.0.2.1", () => Promise.resolve())]);
  expect(begun).toEqual([0, 1, 2]);
});

test("first starts the tasks of the network whose earlier tasks took the least time", async () => {
  const limit = limitConcurrent({ ...readTexts, inAll: 1, waiting: 5 });
  const begun: string[] = [];
  const task = (address: string) =>
    limit(address, async () => {
      begun.push(address);
      await pause(5);
    });
  await Promise.all(["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2", "192.0.2.9"].map(task));
  expect(begun.indexOf("192.0.2.9")).toBeLessThan(3);
  expect(begun.slice(3)).toEqual(expect.arrayContaining(["192.0.2.1", "192.0.2.2"]));
});

/** A limit of two slots, and a function that runs a task of this many ms. */
function twoSlots() {
  let ms = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => ms);
  onTestFinished(() => clock.mockRestore());
  const limit = limitConcurrent({ ...readTexts, inAll: 2, waiting: 5 });
  const work = (address: string, tookMs: number, startupMs = 0) =>
    limit(address, async (onStarted) => {
      ms += tookMs;
      if (startupMs > 0) onStarted(startupMs);
    });
  return { limit, work, pass: (passedMs: number) => (ms += passedMs) };
}

/** Starts a task for each address, and returns the addresses whose tasks could start at once. */
async function startedTogether(limit: ReturnType<typeof limitConcurrent>, addresses: readonly string[]) {
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const all = addresses.map((address) =>
    limit(address, () => {
      begun.push(address);
      return end.promise;
    }),
  );
  await pause(0);
  const atOnce = [...begun];
  end.resolve();
  await Promise.all(all);
  return atOnce;
}

test("reserves the last slot for networks whose tasks took little time", async () => {
  const { limit, work } = twoSlots();
  await work("192.0.2.1", 6000);
  await work("192.0.2.2", 7000);
  const begun: string[] = [];
  const ends = ["heavy", "also heavy", "light"].map(() => Promise.withResolvers<void>());
  const task = (name: string, address: string, at: number) =>
    limit(address, async () => {
      begun.push(name);
      await ends[at]?.promise;
    });
  const all = [task("heavy", "192.0.2.1", 0), task("also heavy", "192.0.2.2", 1)];
  await pause(0);
  expect(begun).toEqual(["heavy"]);
  all.push(task("light", "192.0.2.9", 2));
  await pause(0);
  expect(begun).toEqual(["heavy", "light"]);
  for (const { resolve } of ends) resolve();
  await Promise.all(all);
  expect(begun).toEqual(["heavy", "light", "also heavy"]);
});

test("gives the last slot to a network whose tasks took much less time than another's", async () => {
  const { limit, work } = twoSlots();
  await work("192.0.2.1", 6000);
  await work("192.0.2.2", 10_000);
  const addresses = ["192.0.2.2", "192.0.2.1"];
  expect(await startedTogether(limit, addresses)).toEqual(addresses);
});

test("does not count the time that a process takes to start", async () => {
  const { limit, work } = twoSlots();
  await work("192.0.2.1", 7000, 6000);
  await work("192.0.2.2", 7000);
  const addresses = ["192.0.2.2", "192.0.2.1"];
  expect(await startedTogether(limit, addresses)).toEqual(addresses);
});

test("treats a network as light again after a few minutes without tasks", async () => {
  const { limit, work, pass } = twoSlots();
  await work("192.0.2.1", 6000);
  await work("192.0.2.2", 7000);
  const addresses = ["192.0.2.1", "192.0.2.2"];
  expect(await startedTogether(limit, addresses)).toHaveLength(1);
  pass(3 * 60_000);
  expect(await startedTogether(limit, addresses)).toEqual(addresses);
});

test("skips a task that is aborted while it waits, and keeps the slot of a running one until it ends", async () => {
  const limit = limitConcurrent({ ...readTexts, waiting: 2 });
  const hungUp = new AbortController();
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const task = (name: string, signal?: AbortSignal) => {
    const run = async () => {
      begun.push(name);
      await end;
    };
    return limit("192.0.2.1", run, signal);
  };
  const running = task("running", hungUp.signal);
  const all = Promise.allSettled([running, task("waiting", hungUp.signal), task("next")]);
  await pause(0);
  hungUp.abort();
  await pause(0);
  expect(begun).toEqual(["running"]);
  resolve();
  await all;
  expect(begun).toEqual(["running", "next"]);
});
