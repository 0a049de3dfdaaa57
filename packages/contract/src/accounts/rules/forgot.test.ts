import { expect, test } from "vitest";

import { checkForgot } from "./forgot.ts";

test("an empty address is refused, an odd one is not", () => {
  expect(checkForgot({ email: " " })).toMatchObject({
    field: "email",
    message: "Please enter your email address",
  });
  expect(checkForgot({ email: "ana" })).toBeNull();
});
