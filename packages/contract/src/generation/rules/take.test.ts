import { expect, test } from "vitest";

import { checkTake } from "./take.ts";

test.each([
  [{ text: "Fresh coffee." }, null],
  [{ text: ` ${"x".repeat(300)} ` }, null],
  [{ text: "x".repeat(301) }, "line_too_long"],
  [{ text: " …! " }, "line_missing"],
  [{ text: "" }, "line_missing"],
  [{ text: "Hi.", delivery_instructions: "x".repeat(1000) }, null],
  [{ text: "Hi.", delivery_instructions: "x".repeat(1001) }, "delivery_instructions_too_long"],
])("validates a line's text and delivery instructions (case %#)", (take, code) => {
  expect(checkTake(take)?.code ?? null).toBe(code);
});
