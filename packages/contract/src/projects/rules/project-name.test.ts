import { expect, test } from "vitest";

import { canSubmitProjectName, checkProjectName, projectNameKey } from "./project-name.ts";

test.each([
  // An emoji is two UTF-16 code units: one emoji is enough for a name, and fifty are 100 characters.
  ["🎧", undefined],
  ["🎧".repeat(50), undefined],
  [`${"🎧".repeat(50)}!`, "project_name_too_long"],
  [`  ${"x".repeat(100)}  `, undefined],
])("checks the length of %j: %s", (name, code) => {
  expect(checkProjectName({ name })?.code).toBe(code);
});

test("enables the button from two characters, even for names that are too long", () => {
  expect(canSubmitProjectName(" a ")).toBe(false);
  expect(canSubmitProjectName("ab")).toBe(true);
  expect(canSubmitProjectName("x".repeat(101))).toBe(true);
});

test("ignores case, outer spaces and Unicode form when comparing names", () => {
  expect(projectNameKey(" Café ")).toBe(projectNameKey("CAFE\u0301"));
  expect(projectNameKey("Spring launch")).not.toBe(projectNameKey("Spring  launch"));
});
