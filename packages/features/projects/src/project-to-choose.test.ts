import { readUser } from "@earshot/contract/accounts/read.ts";
import { expect, test } from "vitest";

import { projectToChoose } from "./project-to-choose.ts";

const nora = readUser({ id: "usr_nora" });
const spring = { id: "prj_1", name: "Spring launch", description: "" };
const podcast = { id: "prj_2", name: "Podcast pilots", description: "Created on November 2, 2026" };
const ofVisitor = { id: null, name: "My first project" };
const opened = ({ id, name }: typeof spring) => ({ id, name });

test("the first is opened when none is current", () => {
  expect(projectToChoose(ofVisitor, nora, [spring, podcast])).toEqual(opened(spring));
});

test("the one that is open stays so, wherever it stands", () => {
  expect(projectToChoose(opened(podcast), nora, [spring, podcast])).toBeNull();
});

test("one that was deleted elsewhere gives way to the first", () => {
  expect(projectToChoose({ id: "prj_9", name: "Gone" }, nora, [spring, podcast])).toEqual(opened(spring));
});

test("one that was renamed elsewhere is opened under its name of now", () => {
  expect(projectToChoose({ id: "prj_2", name: "Pilots" }, nora, [spring, podcast])).toEqual(opened(podcast));
});

test("an account without projects has the first one without id, as a visitor has", () => {
  expect(projectToChoose(opened(spring), nora, [])).toEqual(ofVisitor);
  expect(projectToChoose(ofVisitor, nora, [])).toBeNull();
  expect(projectToChoose(opened(spring), null, undefined)).toEqual(ofVisitor);
  expect(projectToChoose(ofVisitor, null, undefined)).toBeNull();
});

test("nothing is changed before it is known who asks, and what there is", () => {
  expect(projectToChoose(opened(spring), undefined, undefined)).toBeNull();
  expect(projectToChoose(opened(spring), undefined, [])).toBeNull();
  expect(projectToChoose(opened(spring), nora, undefined)).toBeNull();
});
