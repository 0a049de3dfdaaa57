import { expect, test } from "vitest";

import { isGuestId, mayBringGuestId } from "./guest-id.ts";

test.each([
  ["aZ09aZ09aZ09", true],
  ["aZ09aZ09aZ0", false],
  ["aZ09aZ09aZ09a", false],
  ["aZ09aZ09aZ0-", false],
  ["aZ09aZ09aZ09\n", false],
  ["", false],
  [null, false],
  [["aZ09aZ09aZ09"], false],
])("detects whether %j is a guest id: %s", (text, valid) => {
  expect(isGuestId(text)).toBe(valid);
});

test.each([
  [null, null, true],
  ["same-origin", "cors", true],
  ["same-origin", "no-cors", true],
  ["none", "cors", true],
  ["none", "navigate", false],
  ["same-origin", "navigate", false],
  ["same-site", "cors", false],
  ["cross-site", "no-cors", false],
  ["cross-site", "navigate", false],
])(
  "decides whether Sec-Fetch-Site %s and Sec-Fetch-Mode %s allow a guest id without its cookie: %s",
  (site, mode, counts) => {
    const headers = new Headers();
    if (site) headers.set("Sec-Fetch-Site", site);
    if (mode) headers.set("Sec-Fetch-Mode", mode);
    expect(mayBringGuestId(headers)).toBe(counts);
  },
);
