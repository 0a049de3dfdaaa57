import { expect, test } from "vitest";

import { canSubmitProjectName, checkProjectName, projectNameKey } from "./project-name.ts";

test.each([
  // An emoji is two UTF-16 code units: one emoji is enough for a name, and fifty are 100 characters.
  "🎧",
  "🎧".repeat(50),
  `  ${"x".repeat(100)}  `,
])("accepts the name %j, whose length is within the limits", (name) => {
  expect(checkProjectName({ name })).toBeNull();
});

test("rejects a name of more than 100 characters", () => {
  expect(checkProjectName({ name: `${"🎧".repeat(50)}!` })?.code).toBe("project_name_too_long");
});

test("enables the button for names of at least two characters, even if they are too long", () => {
  expect(canSubmitProjectName(" a ")).toBe(false);
  expect(canSubmitProjectName("ab")).toBe(true);
  expect(canSubmitProjectName("x".repeat(101))).toBe(true);
});

test("ignores case, surrounding spaces and Unicode form when comparing names", () => {
  expect(projectNameKey(" Café ")).toBe(projectNameKey("CAFE\u0301"));
  expect(projectNameKey("Spring launch")).not.toBe(projectNameKey("Spring  launch"));
});
