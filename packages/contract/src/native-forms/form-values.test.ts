import { describe, expect, test } from "vitest";

import { readFormValues, writeFormValues } from "./form-values.ts";

describe("form values", () => {
  const page = "/client/signup";

  test("restores values verbatim, and only on their own page", () => {
    const typed = { first_name: "Zoë 🎧 <b>", email: "zoe@example.com" };
    const cookie = writeFormValues(page, typed);
    expect(cookie).toMatch(/^[\w-]+$/);
    expect(readFormValues(page, cookie)).toEqual(typed);
    expect(readFormValues("/client/login", cookie)).toEqual({});
  });

  test("never stores a password or a token", () => {
    const cookie = writeFormValues(page, { email: "a@b.co", password: "s3cret!", token: "t0ken" });
    expect(readFormValues(page, cookie)).toEqual({ email: "a@b.co" });
    expect(atob(cookie.replaceAll("-", "+").replaceAll("_", "/"))).not.toMatch(/s3cret|t0ken/);
  });

  test("stores nothing if the values exceed a cookie's maximum size", () => {
    expect(writeFormValues(page, { first_name: "x".repeat(3000) })).toBe("");
    expect(writeFormValues(page, {})).toBe("");
  });

  test.each(["", "%%%", "bnVsbA", "WzEsMl0", undefined])("ignores an unreadable cookie: %s", (cookie) => {
    expect(readFormValues(page, cookie)).toEqual({});
  });
});
