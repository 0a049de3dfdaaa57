import { expect, test } from "vitest";

import { checkGeneration, isReadyToGenerate } from "./generation.ts";

const form = { productName: "Coffee & Co", prompt: "Fresh beans, every week." };

test.each([
  [form, true, undefined],
  [{ ...form, productName: " \n" }, false, "productName"],
  [{ ...form, prompt: "" }, false, "prompt"],
  [{ ...form, prompt: "\t " }, false, "prompt"],
  [{ productName: "", prompt: "" }, false, "productName"],
] as const)("%j", (given, ready, field) => {
  expect(isReadyToGenerate(given)).toBe(ready);
  expect(checkGeneration(given)?.field).toBe(field);
});

test.each([
  ["productName", 200],
  ["prompt", 5000],
  ["deliveryInstructions", 1000],
] as const)("%s has %i characters at most", (field, most) => {
  expect(checkGeneration({ ...form, [field]: ` ${"x".repeat(most)} ` })).toBeNull();
  expect(checkGeneration({ ...form, [field]: "x".repeat(most + 1) })?.field).toBe(field);
});
