import { expect, test } from "vitest";

import { checkLogIn } from "./log-in.ts";

const incomplete = "Please fill in all required fields";

test("requires both fields and reports the first empty one", () => {
  expect(checkLogIn({ email: "", password: "" })).toMatchObject({ field: "email", message: incomplete });
  expect(checkLogIn({ email: " ", password: "x" })).toMatchObject({ field: "email", message: incomplete });
  expect(checkLogIn({ email: "ana@example.com", password: "" })).toMatchObject({
    field: "password",
    message: incomplete,
  });
});

test("checks nothing else: the server verifies the credentials", () => {
  expect(checkLogIn({ email: "ana", password: " " })).toBeNull();
});
