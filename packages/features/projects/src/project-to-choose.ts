import type { CurrentProject } from "@earshot/client/state/app-state.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";

/** The default project, for visitors and for clients without projects. It has no id. */
const first: CurrentProject = { id: null, name: projectCopy.first };

/**
 * The project to open instead of the current one: the first in the list if the list doesn't contain the current one,
 * the default project for a visitor, or the current project under its new name. Null to keep the current one, also
 * while the user or the projects are unknown.
 *
 * @param user null for a visitor, undefined while unknown
 * @param projects the account's; undefined while unknown
 */
export function projectToChoose(
  current: CurrentProject,
  user: User | null | undefined,
  projects: readonly Project[] | undefined,
): CurrentProject | null {
  const wanted = wantedOf(current, user, projects);
  if (!wanted || (wanted.id === current.id && wanted.name === current.name)) return null;
  return wanted;
}

function wantedOf(
  current: CurrentProject,
  user: User | null | undefined,
  projects: readonly Project[] | undefined,
): CurrentProject | null {
  if (user === null) return first;
  if (user === undefined || projects === undefined) return null;
  const found = projects.find(({ id }) => id === current.id) ?? projects[0];
  return found ? { id: found.id, name: found.name } : first;
}
