import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { guestIdLength } from "@earshot/contract/limits.ts";
import { afterEach, describe, expect, test, vi } from "vitest";

import { clearGuest, ensureGuest, guestId, restoreGuest } from "./guest.ts";

const known = "Abcdefgh1234";
const other = "Zyxwvuts9876";

interface BrowserOptions {
  cookies?: Record<string, string>;
  stored?: string;
  protocol?: string;
  /** What this browser allows to be saved. */
  keeps?: "all" | "cookies alone" | "storage alone" | "nothing";
}

/** Stubs the parts of a browser that a guest's identity uses. */
function browse({ cookies = {}, stored, protocol = "https:", keeps = "all" }: BrowserOptions = {}) {
  const jar = new Map(Object.entries(cookies));
  const storage = new Map(stored === undefined ? [] : [["temp_user_id", stored]]);
  const written: string[] = [];
  const keepsCookies = keeps === "all" || keeps === "cookies alone";
  const keepsStorage = keeps === "all" || keeps === "storage alone";
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [name = "", value = ""] = text.split(";")[0]!.split("=");
      if (text.includes("Max-Age=0")) jar.delete(name);
      else if (keepsCookies) jar.set(name, value);
    },
  });
  const allowed = <Value>(value: Value) => {
    if (!keepsStorage) throw new DOMException("Storage is forbidden.", "SecurityError");
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

describe("the guest's id", () => {
  test.each<[string, BrowserOptions, string | null]>([
    ["the cookie's", { cookies: { a: "b", temp_user_id: known, c: "d" } }, known],
    ["the cookie's, whatever storage says", { cookies: { temp_user_id: known }, stored: other }, known],
    ["storage's, which outlives the cookie", { stored: other }, other],
    ["storage's where the cookie holds none", { cookies: { temp_user_id: "short" }, stored: other }, other],
    ["nobody's where neither holds one", { cookies: { not_temp_user_id: known }, stored: "<b>" }, null],
    [
      "the cookie's where storage is blocked",
      { cookies: { temp_user_id: known }, keeps: "cookies alone" },
      known,
    ],
    ["nobody's where nothing is kept", { keeps: "nothing" }, null],
  ])("is %s", (_what, options, id) => {
    browse(options);
    expect(guestId()).toBe(id);
  });
});

describe("a new guest", () => {
  test("gets an id of 12 letters and digits, saved in cookie and storage", () => {
    const { jar, storage } = browse();
    const id = ensureGuest();
    expect(isGuestId(id)).toBe(true);
    expect([jar.get("temp_user_id"), storage.get("temp_user_id")]).toEqual([id, id]);
    expect(ensureGuest()).toBe(id);
  });

  test("has the cookie renewed at each visit, for 400 days", () => {
    const { written } = browse({ cookies: { temp_user_id: known } });
    ensureGuest();
    expect(written).toEqual([`temp_user_id=${known}; Path=/; Max-Age=34560000; SameSite=Lax; Secure`]);
  });

  test("omits Secure on a page without TLS", () => {
    const { written } = browse({ protocol: "http:", cookies: { temp_user_id: known } });
    ensureGuest();
    expect(written[0]).not.toContain("Secure");
  });

  test("restores the id from storage if the cookie is gone", () => {
    const { jar } = browse({ stored: other });
    expect(ensureGuest()).toBe(other);
    expect(jar.get("temp_user_id")).toBe(other);
  });

  test.each(["cookies alone", "storage alone"] as const)("saves the id if the browser allows %s", (keeps) => {
    browse({ keeps });
    const id = ensureGuest();
    expect(isGuestId(id)).toBe(true);
    expect(guestId()).toBe(id);
  });

  test("gets no id if the browser saves nothing", () => {
    browse({ keeps: "nothing" });
    expect(ensureGuest()).toBeNull();
  });

  test("uses every letter with equal probability", () => {
    browse();
    // Yields every byte value; those past the last multiple of the alphabet are skipped.
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
  const { jar } = browse({ cookies: { temp_user_id: known }, keeps: "cookies alone" });
  expect(clearGuest).not.toThrow();
  expect(jar.size).toBe(0);
});

test("creates ids of the contract's length", () => {
  browse();
  expect(ensureGuest()).toHaveLength(guestIdLength);
});

test.each([
  ["the cookie is lost", { stored: known }, true],
  ["the cookie exists", { cookies: { temp_user_id: other }, stored: known }, false],
  ["no guest is known", {}, false],
])("restores only a lost cookie from storage: %s", (_what, browser: BrowserOptions, isRestored) => {
  const { jar } = browse(browser);
  expect(restoreGuest()).toBe(isRestored);
  if (isRestored) expect(jar.get("temp_user_id")).toBe(known);
});
