import { expect, test } from "vitest";

import { checkSubscription } from "./subscription.ts";

test.each([
  ["", "Please enter your email address"],
  [" ", "Please enter your email address"],
  ["ana@example", "Please enter a valid email address"],
  ["ana@example.com", undefined],
])("%j: %s", (email_id, message) => {
  expect(checkSubscription({ email_id })?.message).toBe(message);
});
