import { createRoute, z } from "@hono/zod-openapi";

import { bodyErrors, done, json, jsonBody, plainErrors, queryErrors } from "../endpoints/responses.ts";
import { optionalText, pageQuery, text } from "../endpoints/values.ts";
import { projectCounts, textLength } from "../limits.ts";
import { paths } from "../paths.ts";

const project = z
  .strictObject({
    id: z.string().describe("The same as `uuid`."),
    uuid: z.string(),
    name: z.string(),
    description: z.string().describe("May be empty."),
    campaigns: z.int().describe("Number of campaigns, drafts included, that use one of its ads."),
  })
  .openapi("Project");

const nameErrors = [
  "project_name_missing",
  "project_name_too_short",
  "project_name_too_long",
  "project_name_taken",
] as const;

const params = z.object({ projectId: text });

const list = createRoute({
  ...paths.projects.list,
  summary: "List the account's projects",
  description:
    "The last used `limit` projects, last used first. Creating or renaming a project, listing its ads, and adding or moving an ad to it are uses. Empty without a log-in.",
  request: { query: z.object({ limit: pageQuery(projectCounts.fetched).limit }) },
  responses: {
    200: json(z.strictObject({ projects: z.array(project) }).openapi("Projects"), "The projects."),
    ...plainErrors(...queryErrors),
  },
});

const create = createRoute({
  ...paths.projects.create,
  summary: "Create a project",
  description: `Names are unique within the account, ignoring case and outer spaces (409). A description has at most ${textLength.description} characters (422); its default is the creation date.`,
  request: { body: jsonBody(z.object({ name: text, description: optionalText }).openapi("NewProject")) },
  responses: {
    201: json(project, "The new project."),
    ...plainErrors(
      ...bodyErrors,
      "not_logged_in",
      ...nameErrors,
      "project_description_too_long",
      "too_many_projects",
    ),
  },
});

const rename = createRoute({
  ...paths.projects.rename,
  summary: "Rename a project",
  request: { params, body: jsonBody(z.object({ name: text }).openapi("ProjectName")) },
  responses: {
    200: json(project, "The renamed project."),
    ...plainErrors(...bodyErrors, "not_logged_in", "not_found", ...nameErrors, "too_often"),
  },
});

const remove = createRoute({
  ...paths.projects.remove,
  summary: "Delete a project with all its ads",
  request: { params },
  responses: {
    200: json(done, "Deleted."),
    ...plainErrors("not_logged_in", "foreign_origin", "not_found", "disk_full"),
  },
});

/** A client's projects. */
export const projects = { list, create, rename, remove };
