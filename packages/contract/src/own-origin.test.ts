import { expect, test } from "vitest";

import { isOwnOrigin } from "./own-origin.ts";

const own = "https://earshot.example";

test.each([
  [{}, true],
  [{ Origin: own }, true],
  [{ Origin: own, "Sec-Fetch-Site": "same-origin" }, true],
  [{ "Sec-Fetch-Site": "none" }, true],
  [{ Origin: "https://evil.example" }, false],
  [{ Origin: "http://earshot.example" }, false],
  [{ Origin: "https://earshot.example:8443" }, false],
  [{ Origin: "null" }, false],
  [{ "Sec-Fetch-Site": "cross-site" }, false],
  [{ Origin: own, "Sec-Fetch-Site": "cross-site" }, false],
] as [Record<string, string>, boolean][])("%j is allowed to change state: %s", (headers, allowed) => {
  expect(isOwnOrigin(new Headers(headers), own)).toBe(allowed);
});
