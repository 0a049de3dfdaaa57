import { projectNameLength } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { readProjects } from "@earshot/contract/projects/read.ts";
import { checkProjectName, projectNameKey } from "@earshot/contract/projects/rules/project-name.ts";
import { getResponse, type HttpHandler } from "msw";
import { expect, test } from "vitest";

import { createHandlers } from "./handlers.ts";
import type { PersonaName } from "./personas.ts";
import { projectsScenarios } from "./projects.ts";
import { createWorld } from "./world.ts";

const site = "http://site.example";

async function listed(handlers: HttpHandler[]) {
  const response = await getResponse(handlers, new Request(`${site}/api/projects?limit=500`), {
    baseUrl: site,
  });
  return readProjects(await response?.json());
}

const projectsOf = (persona: PersonaName) => listed(createHandlers(createWorld(persona)));

test("a visitor has no projects, a new business its first one", async () => {
  expect(await projectsOf("visitor")).toEqual([]);
  expect((await projectsOf("newBusiness")).map(({ name }) => name)).toEqual([projectCopy.first]);
});

test("the agency has 500, no two of one name or id, each with a name that the rules take", async () => {
  const projects = await projectsOf("agency");
  expect(projects).toHaveLength(500);
  expect(new Set(projects.map(({ name }) => projectNameKey(name))).size).toBe(500);
  expect(new Set(projects.map(({ id }) => id)).size).toBe(500);
  expect(projects.filter((project) => checkProjectName(project))).toEqual([]);
  expect(projects.at(-1)?.description).toBe("Created on November 2, 2026");
});

test("odd names are as long as they may be", async () => {
  const lengths = (await listed(projectsScenarios.OddNames)).map(({ name }) => name.length);
  expect(Math.max(...lengths)).toBe(projectNameLength.most);
});

test("an older server's project is read all the same", async () => {
  expect(await listed(projectsScenarios.LegacyNames)).toEqual([
    { id: "7", name: projectCopy.first, description: "" },
  ]);
});
