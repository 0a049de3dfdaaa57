import { expect, test } from "vitest";

import { projectDescription } from "./project-description.ts";

const lateEvening = new Date("2026-11-02T23:30:00Z");

test("uses the current date in the time zone, or in UTC if none is given", () => {
  expect(projectDescription(lateEvening)).toBe("Created on November 2, 2026");
  expect(projectDescription(lateEvening, "Asia/Tokyo")).toBe("Created on November 3, 2026");
});
