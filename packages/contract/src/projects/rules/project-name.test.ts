import { expect, test } from "vitest";

import { canSubmitProjectName, checkProjectName, projectNameKey } from "./project-name.ts";

const required = "Project name is required";
const short = "Project name must be at least 2 characters long";
const long = "Project name must be less than 100 characters";

test.each([
  ["", required],
  [" \t ", required],
  ["a", short],
  ["  a  ", short],
  ["ab", undefined],
  ["x".repeat(100), undefined],
  [`  ${"x".repeat(100)}  `, undefined],
  ["x".repeat(101), long],
  // An emoji is two UTF-16 code units: one is enough for a name, and fifty make 100 characters.
  ["🎧", undefined],
  ["🎧".repeat(50), undefined],
  [`${"🎧".repeat(50)}!`, long],
  ["<b>1</b>'; DROP TABLE projects;--", undefined],
])("%j: %s", (name, message) => {
  expect(checkProjectName({ name })?.message).toBe(message);
});

test("enables the button from two characters, also for names that are too long", () => {
  expect(canSubmitProjectName(" a ")).toBe(false);
  expect(canSubmitProjectName("ab")).toBe(true);
  expect(canSubmitProjectName("x".repeat(101))).toBe(true);
});

test("ignores case, outer spaces and Unicode form when comparing names", () => {
  expect(projectNameKey(" Café ")).toBe(projectNameKey("CAFE\u0301"));
  expect(projectNameKey("Spring launch")).not.toBe(projectNameKey("Spring  launch"));
});
