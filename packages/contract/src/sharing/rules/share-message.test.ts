import { expect, test } from "vitest";

import { checkShareMessage } from "./share-message.ts";

test("500 characters pass, 501 do not, spaces included", () => {
  expect(checkShareMessage({ message: "" })).toBeNull();
  expect(checkShareMessage({ message: "x".repeat(500) })).toBeNull();
  expect(checkShareMessage({ message: "x".repeat(501) })?.field).toBe("message");
  expect(checkShareMessage({ message: `${"x".repeat(500)} ` })?.field).toBe("message");
});
