import { readUser } from "@earshot/contract/accounts/read.ts";
import { expect, test } from "vitest";

import { projectToChoose } from "./project-to-choose.ts";

const nora = readUser({ id: "usr_nora" });
const spring = { id: "prj_1", name: "Spring launch", description: "" };
const podcast = { id: "prj_2", name: "Podcast pilots", description: "Created on November 2, 2026" };
const ofVisitor = { id: null, name: "My first project" };
const opened = ({ id, name }: typeof spring) => ({ id, name });

const gone = { id: "prj_9", name: "Gone" };

test.each([
  ["the first if none is current", ofVisitor, [spring, podcast], opened(spring)],
  ["none while the current one is listed", opened(podcast), [spring, podcast], null],
  ["the first if the current one was deleted", gone, [spring, podcast], opened(spring)],
  ["the current one under its new name", { id: "prj_2", name: "Pilots" }, [spring, podcast], opened(podcast)],
  ["the default project for an account without projects", opened(spring), [], ofVisitor],
  ["none if the default project is current already", ofVisitor, [], null],
  ["none while the projects are unknown", opened(spring), undefined, null],
])("selects %s", (_what, current, projects, selected) => {
  expect(projectToChoose(current, nora, projects)).toEqual(selected);
});

test("selects the default project for a visitor", () => {
  expect(projectToChoose(opened(spring), null, undefined)).toEqual(ofVisitor);
  expect(projectToChoose(ofVisitor, null, undefined)).toBeNull();
});

test("selects none while the user is unknown", () => {
  expect(projectToChoose(opened(spring), undefined, undefined)).toBeNull();
  expect(projectToChoose(opened(spring), undefined, [])).toBeNull();
});
