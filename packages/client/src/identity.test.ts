import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { identityOf } from "./identity.ts";

let stored: Map<string, string>;

/** Stubs a browser with storage but without cookies. */
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

test("creates no guest id for a client", () => {
  expect(identityOf(true)).toEqual({});
  expect(stored.size).toBe(0);
});

test("omits a client's earlier guest id", () => {
  stored.set("temp_user_id", "Abcdefgh1234");
  expect(identityOf(true)).toEqual({});
});

test("creates an id for a visitor and reuses it", () => {
  const identity = identityOf(false);
  expect(isGuestId(identity?.temp_user_id)).toBe(true);
  expect(identityOf(false)).toEqual(identity);
});

test("returns null for a visitor whose browser saves nothing", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  expect(identityOf(false)).toBeNull();
});
