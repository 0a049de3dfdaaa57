import { expect, test } from "vitest";

import { type AccountForm, checkAccount } from "./account.ts";

test("accepts empty or omitted names and e-mail", () => {
  expect(checkAccount({})).toBeNull();
  expect(checkAccount({ firstName: "", lastName: " ", businessName: null, agencyCode: "" })).toBeNull();
});

test.each([
  ["", "Please enter your email address"],
  [" ", "Please enter your email address"],
  ["ana@example", "Please enter a valid email address"],
  ["ana@example.com\nBcc: bo@example.com", "Please enter a valid email address"],
  ["ana@example.com", undefined],
])("an e-mail of %j: %s", (email, message) => {
  expect(checkAccount({ email })?.message).toBe(message);
});

test.each([
  ["businessName", 200],
  ["firstName", 200],
  ["lastName", 200],
  ["agencyCode", 100],
] as const satisfies [keyof AccountForm, number][])("limits %s to %i characters", (field, most) => {
  expect(checkAccount({ [field]: ` ${"x".repeat(most)} ` })).toBeNull();
  expect(checkAccount({ [field]: "x".repeat(most + 1) })?.field).toBe(field);
});
