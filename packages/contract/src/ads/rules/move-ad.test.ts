import { expect, test } from "vitest";

import { canMove, projectsToMoveTo } from "./move-ad.ts";

test("excludes the current project", () => {
  const projects = [{ id: "a" }, { id: "b" }];
  expect(projectsToMoveTo(projects, "a")).toEqual([{ id: "b" }]);
  expect(projectsToMoveTo(projects, null)).toEqual(projects);
  expect(projectsToMoveTo([{ id: "a" }], "a")).toEqual([]);
});

test("requires an ad and a project other than the ad's own", () => {
  const choice = { adUuid: "ad", projectId: "b", currentProjectId: "a" };
  expect(canMove(choice)).toBe(true);
  expect(canMove({ ...choice, currentProjectId: null })).toBe(true);
  expect(canMove({ ...choice, adUuid: null })).toBe(false);
  expect(canMove({ ...choice, projectId: null, currentProjectId: null })).toBe(false);
  expect(canMove({ ...choice, projectId: "a" })).toBe(false);
});
