import { expect, test } from "vitest";

import { checkProjectDescription, projectDescription } from "./project-description.ts";

const lateEvening = new Date("2026-11-02T23:30:00Z");

test("the day is the time zone's, the server's UTC without one", () => {
  expect(projectDescription(lateEvening)).toBe("Created on November 2, 2026");
  expect(projectDescription(lateEvening, "Asia/Tokyo")).toBe("Created on November 3, 2026");
});

test.each([undefined, null, "", "x".repeat(200)])("the description %j may be sent", (description) => {
  expect(checkProjectDescription({ description })).toBeNull();
});

test("a description of 201 characters is too long", () => {
  expect(checkProjectDescription({ description: "x".repeat(201) })).toEqual({
    code: "project_description_too_long",
    field: "description",
    message: "Please keep the description to 200 characters",
  });
});
