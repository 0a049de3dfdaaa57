import { expect, test } from "vitest";

import { checkResetPassword } from "./reset-password.ts";

test.each([
  [0, "Please enter a password"],
  [1, "Password should be at least 6 characters long"],
  [5, "Password should be at least 6 characters long"],
  [6, undefined],
  [128, undefined],
  [129, "Password should be at most 128 characters long"],
])("a password of %i characters: %s", (length, message) => {
  expect(checkResetPassword({ password: "x".repeat(length) })?.message).toBe(message);
});
