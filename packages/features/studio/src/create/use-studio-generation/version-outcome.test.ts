import { expect, test } from "vitest";

import { versionOutcome } from "./version-outcome.ts";

const pending = (version: number, isFailed: boolean) => ({ version, isFailed, stage: null, message: "" });

test.each([
  ["made when it is the newest", { version: 3, pendingVersion: null }, "made"],
  ["made when a later one is the newest", { version: 4, pendingVersion: null }, "made"],
  ["failed when it has failed", { version: 1, pendingVersion: pending(3, true) }, "failed"],
  ["pending while it is being made", { version: 1, pendingVersion: pending(3, false) }, null],
  [
    "pending while an earlier one is listed as failed",
    { version: 1, pendingVersion: pending(2, true) },
    null,
  ],
  ["pending while the ad does not list it", { version: 1, pendingVersion: null }, null],
])("a version is %s", (_what, ad, outcome) => {
  expect(versionOutcome(ad, 3)).toBe(outcome);
});
