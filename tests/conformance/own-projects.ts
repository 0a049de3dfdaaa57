import { expect } from "vitest";

import type { Person } from "./person.ts";

export type Project = { id: string; uuid: string; name: string; description: string; campaigns: number };

/** Creates a project for this client. */
export async function createProject(person: Person, name: string): Promise<Project> {
  const { status, body } = await person.fetch("POST", "/api/projects", { json: { name } });
  expect(status).toBe(201);
  return body as Project;
}

/** The user's projects for a query string, most recently used first. */
export async function projectsOf(person: Person, query = ""): Promise<Project[]> {
  const { status, body } = await person.fetch("GET", `/api/projects${query}`);
  expect(status).toBe(200);
  return (body as { projects: Project[] }).projects;
}
