import { expect, test } from "vitest";

import { checkLogIn } from "./log-in.ts";

const incomplete = "Please fill in all required fields";

test("both fields are required, and the first that is empty is named", () => {
  expect(checkLogIn({ email: "", password: "" })).toMatchObject({ field: "email", message: incomplete });
  expect(checkLogIn({ email: " ", password: "x" })).toMatchObject({ field: "email", message: incomplete });
  expect(checkLogIn({ email: "ana@example.com", password: "" })).toMatchObject({
    field: "password",
    message: incomplete,
  });
});

test("nothing else is judged: the server knows whether they fit", () => {
  expect(checkLogIn({ email: "ana", password: " " })).toBeNull();
});
