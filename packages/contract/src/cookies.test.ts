import { expect, test } from "vitest";

import { cookieNames, hasOnlyCookies, readCookie, withCookie, writeCookie } from "./cookies.ts";

test.each([
  [null, null],
  ["", null],
  ["theme=", null],
  ["mytheme=dark; the-theme=dark", null],
  ["theme=dark", "dark"],
  ["project=1;theme=a=b==", "a=b=="],
  ["theme=dark; theme=light", "dark"],
  [`${";".repeat(8100)}theme=dark`, "dark"],
  [`${";".repeat(8192)}theme=dark`, null],
])("reads the theme from %j", (cookies, value) => {
  expect(readCookie(cookies, cookieNames.theme)).toBe(value);
});

test.each([
  [null, true],
  ["theme=dark", true],
  ["theme=dark; session=ada", false],
  [`${";".repeat(8192)}session=ada`, false],
])("detects whether the cookies %j contain only the theme", (cookies, has) => {
  expect(hasOnlyCookies(cookies, ["theme"])).toBe(has);
});

test("writes a cookie with the given attributes", () => {
  expect(writeCookie("theme", "dark")).toBe("theme=dark; Path=/; SameSite=Lax");
  expect(writeCookie("social_login", "x", { path: "/api", maxAge: 60, httpOnly: true, secure: true })).toBe(
    "social_login=x; Path=/api; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
  );
});

test("deletes a cookie", () => {
  expect(writeCookie("theme", null, { maxAge: 60 })).toBe("theme=; Path=/; Max-Age=0; SameSite=Lax");
});

test("replaces one cookie in a header", () => {
  expect(withCookie("a=1; theme=dark; b=2", "theme", "light")).toBe("a=1; b=2; theme=light");
  expect(withCookie(null, "theme", "light")).toBe("theme=light");
});
