import { createRoute, z } from "@hono/zod-openapi";

import { done, json, jsonBody, refusals } from "../endpoints/answers.ts";
import { optionalText, pageQuery, text } from "../endpoints/values.ts";
import { projectCounts, textLength } from "../limits.ts";
import { paths } from "../paths.ts";

const project = z
  .strictObject({
    id: z.string().describe("The same as `uuid`."),
    uuid: z.string(),
    name: z.string(),
    description: z.string().describe("May be empty."),
  })
  .openapi("Project");

const params = z.object({ projectId: text });

const list = createRoute({
  ...paths.projects.list,
  summary: "List the account's projects",
  description: "Newest last; of more than `limit` the newest. Empty for a visitor.",
  request: { query: z.object({ limit: pageQuery(projectCounts.fetched).limit }) },
  responses: {
    200: json(z.strictObject({ projects: z.array(project) }).openapi("Projects"), "The projects."),
    ...refusals(400),
  },
});

const create = createRoute({
  ...paths.projects.create,
  summary: "Create a project",
  description: `A name is unique in its account, case and outer spaces aside (409). Without a description, of at most ${textLength.description} characters (422), it gets its date of creation.`,
  request: { body: jsonBody(z.object({ name: text, description: optionalText }).openapi("NewProject")) },
  responses: {
    201: json(project, "The new project."),
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
});

const rename = createRoute({
  ...paths.projects.rename,
  summary: "Rename a project",
  request: { params, body: jsonBody(z.object({ name: text }).openapi("ProjectName")) },
  responses: {
    200: json(project, "The project with its new name."),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

const remove = createRoute({
  ...paths.projects.remove,
  summary: "Delete a project with all its ads",
  request: { params },
  responses: { 200: json(done, "Deleted."), ...refusals(401, 403, 404) },
});

/** A client's projects. */
export const projects = { list, create, rename, remove };
