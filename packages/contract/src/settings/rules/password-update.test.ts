import { expect, test } from "vitest";

import { checkPasswordUpdate, type PasswordUpdateForm } from "./password-update.ts";

test("finds one error at a time, in the order of the spec", () => {
  const steps: Partial<PasswordUpdateForm>[] = [
    {},
    { old_password: "x" },
    { new_password: "1234" },
    { new_password: "12345" },
    { confirm_password: "12345" },
  ];
  let form: PasswordUpdateForm = { old_password: "", new_password: "", confirm_password: "" };
  const found = steps.map((step) => {
    form = { ...form, ...step };
    const error = checkPasswordUpdate(form);
    return error && [error.field, error.message];
  });
  expect(found).toEqual([
    ["old_password", "Current password is required"],
    ["new_password", "New password is required"],
    ["new_password", "Password must be at least 5 characters long"],
    ["confirm_password", "New passwords do not match"],
    null,
  ]);
});

const both = (length: number) => ({
  old_password: "x",
  new_password: "y".repeat(length),
  confirm_password: "y".repeat(length),
});

test("accepts 128 characters and rejects 129", () => {
  expect(checkPasswordUpdate(both(128))).toBeNull();
  expect(checkPasswordUpdate(both(129))?.field).toBe("new_password");
});
