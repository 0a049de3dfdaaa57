import { errorOf } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { expect, test } from "vitest";

import { ApiError, assertOk, explain, isLoggedOutError } from "./api-error.ts";
import { NetworkError } from "./network-error.ts";

const failed = (status: number) => `Failed (${status})`;

test("reads an error response's code, field and message", () => {
  const error = new ApiError(409, { success: false, ...errorOf("email_taken") });
  expect(error).toMatchObject({ status: 409, code: "email_taken", field: "email" });
  expect(error.message).toBe(errorOf("email_taken").message);
});

test.each([{}, null, "Bad Gateway", { code: 7, field: 7 }])(
  "has no code, field or message for the body %j",
  (body) => {
    expect(new ApiError(500, body)).toMatchObject({ status: 500, code: null, field: null, message: "" });
  },
);

test.each([
  ["not_logged_in", true],
  ["identity_missing", true],
  ["delete_identity_missing", true],
  // Its status is also 401, but a new log-in doesn't help.
  ["wrong_current_password", false],
] as const)("treats %s as the error of a user who is not logged in: %s", (code, expected) => {
  expect(isLoggedOutError(new ApiError(401, errorOf(code)))).toBe(expected);
});

test("assertOk throws an ApiError for an error status, but not for a success", () => {
  expect(() => assertOk({ status: 201, body: {} })).not.toThrow();
  expect(() => assertOk({ status: 422, body: {} })).toThrow(ApiError);
});

test.each([
  ["the server's message", new ApiError(429, { message: "Wait." }), "Wait."],
  ["what failed, without one", new ApiError(500, {}), "Failed (500)"],
  [
    "what failed, for a proxy's response",
    new NetworkError("GET /x", "unexpected-answer", { status: 502 }),
    "Failed (502)",
  ],
  ["the network's text, without an answer", new NetworkError("GET /x", "timeout"), networkErrorMessage],
])("explains %s", (_what, error, text) => {
  expect(explain(error, failed)).toBe(text);
});
