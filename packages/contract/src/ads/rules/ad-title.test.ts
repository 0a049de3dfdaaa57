import { expect, test } from "vitest";

import { checkAdTitle } from "./ad-title.ts";

test.each([
  ["Spring sale", null],
  [` ${"x".repeat(200)} `, null],
  ["x".repeat(201), "ad_title_too_long"],
  [" \n", "ad_title_missing"],
])("validates the title %j: %s", (title, code) => {
  expect(checkAdTitle(title)?.code ?? null).toBe(code);
});
