import { describe, expect, test } from "vitest";

import { readFormValues, writeFormValues } from "./form-values.ts";

describe("what was typed", () => {
  const page = "/client/signup";

  test("comes back literally, on its own page alone", () => {
    const typed = { first_name: "Zoë 🎧 <b>", email: "zoe@example.com" };
    const cookie = writeFormValues(page, typed);
    expect(cookie).toMatch(/^[\w-]+$/);
    expect(readFormValues(page, cookie)).toEqual(typed);
    expect(readFormValues("/client/login", cookie)).toEqual({});
  });

  test("never holds a password or a token", () => {
    const cookie = writeFormValues(page, { email: "a@b.co", password: "s3cret!", token: "t0ken" });
    expect(readFormValues(page, cookie)).toEqual({ email: "a@b.co" });
    expect(atob(cookie.replaceAll("-", "+").replaceAll("_", "/"))).not.toMatch(/s3cret|t0ken/);
  });

  test("is left out when it would not fit into a cookie", () => {
    expect(writeFormValues(page, { first_name: "x".repeat(3000) })).toBe("");
    expect(writeFormValues(page, {})).toBe("");
  });

  test.each(["", "%%%", "bnVsbA", "WzEsMl0", undefined])(
    "an unreadable cookie counts as none: %s",
    (cookie) => {
      expect(readFormValues(page, cookie)).toEqual({});
    },
  );
});
