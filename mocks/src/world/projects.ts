import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";

import { personas } from "../personas.ts";
import type { BodyOf } from "../serve/body-of.ts";
import type { Account } from "./accounts.ts";
import { agencyProjectName } from "./agency-projects.ts";

export type Project = BodyOf<Endpoints["projects"]["create"], 201>;

/** The projects of each account, by the account's id, newest last. */
export type ProjectsState = Map<string, Project[]>;

const dayLength = 24 * 60 * 60 * 1000;

/** What the personas have: one project a day, the newest of today. */
export function startProjects(accounts: Account[], now: Date): ProjectsState {
  return new Map(
    accounts.map(({ user }) => {
      const count =
        Object.values(personas).find(({ loggedInAs }) => loggedInAs === user.email)?.projects ?? 0;
      const projects = Array.from({ length: count }, (_, index) => {
        const day = new Date(now.getTime() - (count - 1 - index) * dayLength);
        const name = count === 1 ? projectCopy.first : agencyProjectName(index);
        return project(startProjectId(user.id, index), name, projectDescription(day));
      });
      return [user.id, projects];
    }),
  );
}

/** The id of the so-manyth project (from 0) that an account begins with: the same in each run and each world. */
export function startProjectId(userId: string, index: number): string {
  return `${userId.replace("usr_", "prj_")}_${String(index + 1).padStart(3, "0")}`;
}

/** A project as it is answered. */
export function project(uuid: string, name: string, description: string): Project {
  return { id: uuid, uuid, name, description };
}
