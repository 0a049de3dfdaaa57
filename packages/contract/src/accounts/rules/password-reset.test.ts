import { expect, test } from "vitest";

import { checkForgot, checkResetPassword } from "./password-reset.ts";

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

test("rejects an empty e-mail but accepts an invalid one", () => {
  expect(checkForgot({ email: " " })).toMatchObject({
    field: "email",
    message: "Please enter your email address",
  });
  expect(checkForgot({ email: "ana" })).toBeNull();
});
