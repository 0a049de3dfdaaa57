import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { identityOf } from "./identity.ts";

let stored: Map<string, string>;

/** A browser that keeps no cookies, but storage. */
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("document", {
    get cookie() {
      return "";
    },
    set cookie(_text: string) {},
  });
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a client is known by the session alone: no guest's id is made", () => {
  expect(identityOf(true)).toEqual({});
  expect(stored.size).toBe(0);
});

test("a client's guest id of before is not told", () => {
  stored.set("temp_user_id", "Abcdefgh1234");
  expect(identityOf(true)).toEqual({});
});

test("a visitor gets an id, and has the same ever after", () => {
  const identity = identityOf(false);
  expect(isGuestId(identity?.temp_user_id)).toBe(true);
  expect(identityOf(false)).toEqual(identity);
});

test("a visitor whose browser keeps nothing is nobody", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  expect(identityOf(false)).toBeNull();
});
