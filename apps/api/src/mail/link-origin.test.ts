import { expect, test } from "vitest";

import { originOfLinks } from "./link-origin.ts";

test.each([
  ["http://localhost:3000", true, "http://localhost:3000"],
  ["http://127.0.0.1:3000", true, "http://127.0.0.1:3000"],
  ["http://localhost:3000", false, null],
  ["http://127.0.0.1:3000", false, null],
  ["http://evil.example", true, null],
  ["http://localhost.evil.example", true, null],
])(
  "without PUBLIC_URL, turns the origin %s (local connection: %s) into the links' origin %s",
  (origin, isLocal, expected) => {
    expect(originOfLinks(undefined, { origin, isLocal })).toBe(expected);
  },
);

test("uses PUBLIC_URL for every request", () => {
  const publicUrl = new URL("https://ads.example");
  expect(originOfLinks(publicUrl, { origin: "http://evil.example", isLocal: false })).toBe(
    "https://ads.example",
  );
});
