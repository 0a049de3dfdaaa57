import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import { deleteProjectCopy } from "@earshot/contract/projects/dialog-copy.ts";
import {
  checkProjectDescription,
  projectDescription,
} from "@earshot/contract/projects/rules/project-description.ts";
import { checkProjectName } from "@earshot/contract/projects/rules/project-name.ts";

import type { Owners } from "../accounts/owners.ts";
import { isUuid } from "../database/is-uuid.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { ProjectRow, ProjectsStore } from "./store.ts";

type Projects = {
  store: ProjectsStore;
  owners: Owners;
  limits: RateLimits;
  now: () => Date;
  /** Deletes unreferenced files in the background. */
  removeFiles: (keys: readonly (string | null)[]) => void;
};

/** Endpoints for a client's projects. */
export function projectsRoutes({
  store,
  owners,
  limits,
  now,
  removeFiles,
}: Projects): HandlersOf<"projects"> {
  return {
    async list({ request, query }) {
      const requester = await owners.find(request);
      if (!requester || !("userId" in requester.owner)) {
        return { status: 200, body: { projects: [] }, headers: requester?.headers ?? new Headers() };
      }
      const { userId } = requester.owner;
      const rows = await store.list(userId, query.limit);
      const campaigns = await store.campaignsByProject(userId);
      return {
        status: 200,
        body: { projects: rows.map((row) => shown(row, campaigns.get(row.id))) },
        headers: requester.headers,
      };
    },

    async create({ request, body }) {
      const { client, headers } = await owners.client(request);
      assertValid(checkProjectName(body) ?? checkProjectDescription(body));
      await limits.spend("projects", client.id, "too_many_projects");
      const description = body.description || projectDescription(now());
      const made = await store.create(client.id, body.name.trim(), description);
      if (made === "taken") throw new ApiError("project_name_taken");
      return { status: 201, body: shown(made), headers };
    },

    async rename({ request, params, body }) {
      const { client, headers } = await owners.client(request);
      const id = knownId(params.projectId);
      assertValid(checkProjectName(body));
      await limits.spend("changesPerAccount", client.id, "too_often");
      const renamed = await store.rename(client.id, id, body.name.trim());
      if (renamed === "taken") throw new ApiError("project_name_taken");
      if (!renamed) throw new ApiError("not_found");
      const campaigns = await store.campaignsByProject(client.id);
      return { status: 200, body: shown(renamed, campaigns.get(id)), headers };
    },

    async remove({ request, params }) {
      const { client, headers } = await owners.client(request);
      const files = await store.remove(client.id, knownId(params.projectId));
      if (!files) throw new ApiError("not_found");
      removeFiles(files);
      return { status: 200, body: { success: true, message: deleteProjectCopy.deleted }, headers };
    },
  };
}

/** Throws `ApiError` 404 if the text is not a UUID. */
function knownId(text: string): string {
  if (!isUuid(text)) throw new ApiError("not_found");
  return text;
}

/** Converts a project's row for a response. */
function shown({ id, name, description }: ProjectRow, campaigns = 0) {
  return { id, uuid: id, name, description, campaigns };
}
