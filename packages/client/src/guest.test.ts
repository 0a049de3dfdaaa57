import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { afterEach, describe, expect, test, vi } from "vitest";

import { clearGuest, ensureGuest, guestId, restoreGuest } from "./guest.ts";
import { identityOf } from "./identity.ts";

const known = "Abcdefgh1234";
const other = "Zyxwvuts9876";

interface BrowserOptions {
  cookies?: Record<string, string>;
  stored?: string;
  protocol?: string;
  /** Where the browser allows the page to store data. */
  saves?: "everywhere" | "cookies alone" | "storage alone" | "nowhere";
}

/** Stubs the browser features used to identify a guest. */
function browse({ cookies = {}, stored, protocol = "https:", saves = "everywhere" }: BrowserOptions = {}) {
  const jar = new Map(Object.entries(cookies));
  const storage = new Map(stored === undefined ? [] : [["temp_user_id", stored]]);
  const written: string[] = [];
  const savesCookies = saves === "everywhere" || saves === "cookies alone";
  const hasStorage = saves === "everywhere" || saves === "storage alone";
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [name = "", value = ""] = text.split(";")[0]!.split("=");
      if (text.includes("Max-Age=0")) jar.delete(name);
      else if (savesCookies) jar.set(name, value);
    },
  });
  const allowed = <Value>(value: Value) => {
    if (!hasStorage) throw new DOMException("Storage is forbidden.", "SecurityError");
    return value;
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => allowed(storage.get(key) ?? null),
    setItem: (key: string, value: string) => void allowed(storage).set(key, value),
    removeItem: (key: string) => void allowed(storage).delete(key),
  });
  vi.stubGlobal("location", { protocol });
  return { jar, storage, written };
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, BrowserOptions, string | null]>([
  ["the cookie's id", { cookies: { a: "b", temp_user_id: known, c: "d" } }, known],
  ["the cookie's id, whatever storage says", { cookies: { temp_user_id: known }, stored: other }, known],
  ["the id in storage, which outlives the cookie", { stored: other }, other],
  [
    "the id in storage if the cookie's is invalid",
    { cookies: { temp_user_id: "short" }, stored: other },
    other,
  ],
  ["no invalid id", { cookies: { not_temp_user_id: known }, stored: "<b>" }, null],
  [
    "the cookie's id if storage is blocked",
    { cookies: { temp_user_id: known }, saves: "cookies alone" },
    known,
  ],
  ["no id if everything is blocked", { saves: "nowhere" }, null],
])("reads %s", (_what, options, id) => {
  browse(options);
  expect(guestId()).toBe(id);
});

describe("a new guest", () => {
  test("gets an id of 12 letters and digits, saved in cookie and storage", () => {
    const { jar, storage } = browse();
    const id = ensureGuest();
    expect(isGuestId(id)).toBe(true);
    expect([jar.get("temp_user_id"), storage.get("temp_user_id")]).toEqual([id, id]);
    expect(ensureGuest()).toBe(id);
  });

  test("renews the cookie on each visit, for 400 days", () => {
    const { written } = browse({ cookies: { temp_user_id: known } });
    ensureGuest();
    expect(written).toEqual([`temp_user_id=${known}; Path=/; Max-Age=34560000; SameSite=Lax; Secure`]);
  });

  test("omits the Secure attribute on a page without TLS", () => {
    const { written } = browse({ protocol: "http:", cookies: { temp_user_id: known } });
    ensureGuest();
    expect(written[0]).not.toContain("Secure");
  });

  test("restores the id from storage if the cookie is gone", () => {
    const { jar } = browse({ stored: other });
    expect(ensureGuest()).toBe(other);
    expect(jar.get("temp_user_id")).toBe(other);
  });

  test.each(["cookies alone", "storage alone"] as const)(
    "is saved in %s if everything else is blocked",
    (saves) => {
      browse({ saves });
      const id = ensureGuest();
      expect(isGuestId(id)).toBe(true);
      expect(guestId()).toBe(id);
    },
  );

  test("gets no id if everything is blocked", () => {
    browse({ saves: "nowhere" });
    expect(ensureGuest()).toBeNull();
  });

  test("gives every letter of an id the same probability", () => {
    browse();
    // Yields every byte value, including those that the code under test must skip: 248 and above, because 248 is the
    // largest multiple of 62 that fits in a byte.
    let next = 0;
    vi.stubGlobal("crypto", {
      getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => (bytes[at] = next++ % 256)),
    });
    const counts = new Map<string, number>();
    for (let guest = 0; guest < 62; guest += 1) {
      clearGuest();
      for (const letter of ensureGuest() ?? "") counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(2);
  });
});

test("clears cookie and storage after a log-in", () => {
  const { jar, storage } = browse({ cookies: { temp_user_id: known }, stored: known });
  clearGuest();
  expect([jar.size, storage.size]).toEqual([0, 0]);
  expect(guestId()).toBeNull();
});

test("clears the guest without an error if storage is blocked", () => {
  const { jar } = browse({ cookies: { temp_user_id: known }, saves: "cookies alone" });
  expect(clearGuest).not.toThrow();
  expect(jar.size).toBe(0);
});

test.each([
  ["restores a lost cookie from storage", { stored: known }, true],
  ["keeps a cookie that differs from storage", { cookies: { temp_user_id: other }, stored: known }, false],
  ["restores no cookie without a guest", {}, false],
])("%s", (_what, browser: BrowserOptions, isRestored) => {
  const { jar } = browse(browser);
  expect(restoreGuest()).toBe(isRestored);
  if (isRestored) expect(jar.get("temp_user_id")).toBe(known);
});

test("identifies a client by the session alone, even with an earlier guest id", () => {
  const { jar } = browse({ stored: known });
  expect(identityOf(true)).toEqual({});
  expect(jar.size).toBe(0);
});

test("identifies a visitor by a guest id, if the browser can save one", () => {
  browse({ stored: known });
  expect(identityOf(false)).toEqual({ temp_user_id: known });
  browse({ saves: "nowhere" });
  expect(identityOf(false)).toBeNull();
});
