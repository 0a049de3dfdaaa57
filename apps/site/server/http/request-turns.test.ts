import { afterEach, expect, test, vi } from "vitest";

import { callTurns, createRequestTurns, pageTurns } from "./request-turns.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("answers another IP address's request before finishing a busy one's queue, and rejects requests when the queue is full", async () => {
  const takeTurn = createRequestTurns(callTurns);
  const answered: string[] = [];
  const ask = async (address: string) => {
    const turn = await takeTurn(address);
    if (!turn) return false;
    await Promise.resolve();
    answered.push(address);
    turn.end();
    return true;
  };
  const many = Array.from({ length: 205 }, () => ask("192.0.2.1"));
  const other = ask("192.0.2.2");
  expect(await many.at(-1)).toBe(false);
  await other;
  expect(answered.indexOf("192.0.2.2")).toBe(1);
  await Promise.all(many);
  expect(answered).toHaveLength(205);
});

test("answers another network's request before those queued from many addresses in one IPv6 network", async () => {
  const takeTurn = createRequestTurns(pageTurns);
  const answered: string[] = [];
  const ask = async (address: string) => {
    const turn = await takeTurn(address);
    if (!turn) return false;
    answered.push(address);
    await new Promise(setImmediate);
    turn.end();
    return true;
  };
  const many = Array.from({ length: 300 }, (_, subnet) => ask(`2001:db8:1:${subnet}::`));
  await new Promise(setImmediate);
  await ask("2001:db8:2:1::");
  expect(answered.indexOf("2001:db8:2:1::")).toBeLessThan(5);
  expect((await Promise.all(many)).filter(Boolean)).toHaveLength(202);
});

test("never starts a request whose client hung up while it waited", async () => {
  const takeTurn = createRequestTurns({ ...callTurns, perAddress: 1 });
  const turn = await takeTurn("192.0.2.1");
  const leaves: (() => void)[] = [];
  const abandoned = takeTurn("192.0.2.1", (leave) => leaves.push(leave));
  const next = takeTurn("192.0.2.1");
  for (const leave of leaves) leave();
  expect(await abandoned).toBeNull();
  turn?.end();
  expect(await next).not.toBeNull();
});

test("ends a waiting request's turn after a second, and a working request's turn much later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const takeTurn = createRequestTurns(callTurns);
  const turns = await Promise.all(Array.from({ length: 4 }, () => takeTurn("192.0.2.1")));
  let begun = 0;
  for (let at = 0; at < 8; at += 1) void takeTurn("192.0.2.1").then(() => (begun += 1));
  const [waiting, alsoWaiting, resumed] = turns;
  waiting?.wait();
  alsoWaiting?.wait();
  resumed?.wait();
  expect(resumed?.work()).toBe(true);
  const begunAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let iteration = 0; iteration < 200; iteration += 1) await new Promise(setImmediate);
    return begun;
  };
  expect(await begunAfter(990)).toBe(0);
  expect(await begunAfter(20)).toBe(2);
  expect(waiting?.work()).toBe(false);
  // A turn that has already ended isn't released twice.
  waiting?.end();
  expect(await begunAfter(20_000)).toBe(2);
  resumed?.end();
  expect(await begunAfter(0)).toBe(3);
});

/** Requests 12 turns from three IP addresses. Returns how many have been granted so far. */
function takeTwelve() {
  const takeTurn = createRequestTurns(callTurns);
  let taken = 0;
  const take = async (address: string) => {
    const turn = await takeTurn(address);
    taken += 1;
    turn?.end();
  };
  for (let at = 0; at < 12; at += 1) {
    void take(`192.0.2.${at % 3}`);
  }
  return () => taken;
}

test("starts requests several iterations of the event loop apart, so that connections are accepted in between", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const taken = takeTwelve();
  const apart = 16;
  for (let iteration = 1; iteration <= 12 * apart; iteration += 1) {
    await new Promise(setImmediate);
    expect(taken()).toBeLessThanOrEqual(Math.ceil(iteration / apart));
  }
  expect(taken()).toBe(12);
});

test("starts the next request after 10 ms if iterations of the event loop are slow", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const taken = takeTwelve();
  for (let iteration = 1; iteration <= 40; iteration += 1) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(5);
    expect(taken()).toBeLessThanOrEqual(Math.ceil(iteration / 3));
  }
  expect(taken()).toBe(12);
});
