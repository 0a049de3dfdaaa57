import { afterEach, expect, test, vi } from "vitest";

import type { VersionCall } from "./ad-request.ts";
import {
  addWait,
  forgetVersion,
  loadAwaitedAd,
  loadAwaitedVersion,
  readRecord,
  readVersionRecord,
  saveAwaitedAd,
  saveAwaitedVersion,
  usualWait,
} from "./awaited-ad.ts";
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

test("remembers the request for a new version, then the version, until it is forgotten", () => {
  const request: VersionCall = {
    route: "version",
    uuid: "ad1",
    json: { based_on: 1, script: [{ text: "Tea." }] },
  };
  const sent = { request, key: "k1", account: null };
  saveAwaitedVersion({ sent, startedAt: 5 });
  expect(loadAwaitedVersion()).toEqual({ sent, startedAt: 5 });
  forgetVersion("ad2");
  expect(loadAwaitedVersion()).not.toBeNull();
  forgetVersion("ad1");
  expect(loadAwaitedVersion()).toBeNull();
  saveAwaitedVersion({ uuid: "ad1", version: 2, startedAt: 5 });
  expect(loadAwaitedVersion()).toEqual({ uuid: "ad1", version: 2, startedAt: 5 });
  forgetVersion("ad2");
  expect(loadAwaitedVersion()).not.toBeNull();
  forgetVersion("ad1");
  expect(loadAwaitedVersion()).toBeNull();
});

test("remembers an ad and a version at once", () => {
  saveAwaitedAd({ uuid: "ad1", startedAt: 5 });
  saveAwaitedVersion({ uuid: "ad2", version: 2, startedAt: 6 });
  expect(loadAwaitedAd()).toEqual({ uuid: "ad1", startedAt: 5 });
  saveAwaitedAd(null);
  expect(loadAwaitedVersion()).toEqual({ uuid: "ad2", version: 2, startedAt: 6 });
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
  '{"startedAt":1,"sent":{"key":"k1","request":{"route":"version","json":{}}}}',
])("ignores the invalid record %s", (text) => {
  expect(readRecord(text)).toBeNull();
  expect(readVersionRecord(text)).toBeNull();
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
