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
  // One emoji is two UTF-16 code units: enough for a name, and fifty of them are a hundred.
  ["🎧", undefined],
  ["🎧".repeat(50), undefined],
  [`${"🎧".repeat(50)}!`, long],
  ["<b>1</b>'; DROP TABLE projects;--", undefined],
])("%j: %s", (name, message) => {
  expect(checkProjectName({ name })?.message).toBe(message);
});

test("enables the button from two characters on, for long names too", () => {
  expect(canSubmitProjectName(" a ")).toBe(false);
  expect(canSubmitProjectName("ab")).toBe(true);
  expect(canSubmitProjectName("x".repeat(101))).toBe(true);
});

test("names are the same whatever their case, outer spaces and way of writing an accent", () => {
  expect(projectNameKey(" Café ")).toBe(projectNameKey("CAFE\u0301"));
  expect(projectNameKey("Spring launch")).not.toBe(projectNameKey("Spring  launch"));
});
