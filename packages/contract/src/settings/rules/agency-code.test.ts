import { expect, test } from "vitest";

import { checkAgencyCode } from "./agency-code.ts";

test.each([
  ["", "Agency code is required"],
  ["  ", "Agency code is required"],
  [" A ", undefined],
  ["x".repeat(100), undefined],
  ["x".repeat(101), "Agency code must be at most 100 characters long"],
])("%j: %s", (agency_code, message) => {
  expect(checkAgencyCode({ agency_code })?.message).toBe(message);
});
