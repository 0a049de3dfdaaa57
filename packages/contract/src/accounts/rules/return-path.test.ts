import { describe, expect, it } from "vitest";

import { returnPath } from "./return-path.ts";

describe("returnPath", () => {
  it.each([
    "/",
    "/account-settings",
    "/nbmaistudio/campaign?audioId=1&x=//y#top",
    "/nbmaistudio?outline=100%25%20https://example.com",
    "/%2F%2Fevil.example",
    "/client/logout-later",
  ])("accepts the path %s", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    ["another site", "https://evil.example/"],
    ["a scheme", "javascript:alert(1)"],
    ["no scheme", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["a backslash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash further on", "/x\\..\\..\\evil"],
    ["a tab that browsers drop", "/\t/evil.example"],
    ["a line end that browsers drop", "/\n/evil.example"],
    ["a header's end", "/x\r\nSet-Cookie: a=b"],
    ["a dot that vanishes", "/.//evil.example"],
    ["two dots that vanish", "/x/..//evil.example"],
    ["encoded dots that vanish", "/%2e%2e//evil.example"],
    ["half of a character", "/\u{d800}"],
    ["a path of no root", "account-settings"],
    ["a leading space", " /account-settings"],
    ["nothing", ""],
    ["log-out", "/client/logout"],
    ["log-out by a detour", "/x/../client/logout?y"],
    ["no text", ["/account-settings"]],
    ["none", undefined],
  ])("rejects %s", (_, candidate) => {
    expect(returnPath(candidate)).toBe("/");
    expect(returnPath(candidate, "/nbmaistudio")).toBe("/nbmaistudio");
  });

  it("never leads to another site, regardless of what follows the first slash", () => {
    const pieces = ["/", "\\", ".", "..", "\t", "\n", "%2f", "%5c", "@", ":", "evil.example", "?", "#", "%"];
    for (const a of pieces) {
      for (const b of pieces) {
        for (const c of pieces) {
          const path = returnPath(`/${a}${b}${c}`);
          expect(new URL(path, "https://site.example").origin).toBe("https://site.example");
          expect(path.startsWith("//")).toBe(false);
        }
      }
    }
  });

  it("accepts a path of 2,000 characters and rejects one of 2,001", () => {
    const longest = `/${"x".repeat(1999)}`;
    expect(returnPath(longest)).toBe(longest);
    expect(returnPath(`${longest}x`)).toBe("/");
  });

  it("rejects a path that has more than 2,000 characters when encoded", () => {
    expect(returnPath(`/${"é".repeat(333)}`)).toHaveLength(1999);
    expect(returnPath(`/${"é".repeat(334)}`)).toBe("/");
  });
});
