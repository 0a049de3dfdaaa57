import { expect, test } from "vitest";

import { checkProjectDescription, projectDescription } from "./project-description.ts";

const lateEvening = new Date("2026-11-02T23:30:00Z");

test("uses the day in the time zone, or in UTC without one", () => {
  expect(projectDescription(lateEvening)).toBe("Created on November 2, 2026");
  expect(projectDescription(lateEvening, "Asia/Tokyo")).toBe("Created on November 3, 2026");
});

test.each([undefined, null, "", "x".repeat(200)])("accepts the description %j", (description) => {
  expect(checkProjectDescription({ description })).toBeNull();
});

test("rejects a description of 201 characters", () => {
  expect(checkProjectDescription({ description: "x".repeat(201) })).toEqual({
    code: "project_description_too_long",
    field: "description",
    message: "Please keep the description to 200 characters",
  });
});
