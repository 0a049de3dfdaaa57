import { afterEach, expect, test, vi } from "vitest";

import { addWait, readRecord, saveAwaitedAd, usualWait } from "./awaited-ad.ts";
import { plain } from "./generate-ad/testing-requests.ts";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});
afterEach(() => stored.clear());

test("remembers the pending ad until it is ready", () => {
  saveAwaitedAd({ uuid: "ad1", startedAt: 5 });
  expect(readRecord(stored.get("awaitedAd") ?? "")).toEqual({ uuid: "ad1", startedAt: 5 });
  saveAwaitedAd(null);
  expect(stored.size).toBe(0);
});

test("remembers the request for an ad until the server returns its id", () => {
  const sent = { request: plain, key: "k1", account: null };
  saveAwaitedAd({ sent, startedAt: 5 });
  expect(readRecord(stored.get("awaitedAd") ?? "")).toEqual({ sent, startedAt: 5 });
  saveAwaitedAd({ uuid: "ad1", startedAt: 5 });
  expect(readRecord(stored.get("awaitedAd") ?? "")).toEqual({ uuid: "ad1", startedAt: 5 });
});

test.each([
  "",
  "{",
  "[]",
  '{"uuid":"ad1"}',
  '{"startedAt":1}',
  '{"startedAt":1,"sent":{"key":"k1"}}',
  '{"startedAt":1,"sent":{"key":"k1","request":{"route":"tape","json":{}}}}',
  '{"startedAt":1,"sent":{"request":{"route":"music","json":{}}}}',
])("ignores the invalid record %s", (text) => {
  expect(readRecord(text)).toBeNull();
});

test("returns the median of the last nine waits in seconds", () => {
  expect(usualWait()).toBeNull();
  addWait(300);
  expect(usualWait()).toBe(1);
  for (const seconds of [60, 60, 60, 60, 8, 8, 8, 8, 9]) addWait(seconds * 1000);
  expect(usualWait()).toBe(9);
});

test("ignores invalid waits", () => {
  stored.set("adWaits", '["x", -1, 7000]');
  expect(usualWait()).toBe(7);
});
