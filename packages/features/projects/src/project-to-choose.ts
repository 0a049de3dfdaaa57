import type { CurrentProject } from "@earshot/client/state/app-state.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";

/** What a visitor works in, and a client without any project: it has no id (decisions, Identity). */
const first: CurrentProject = { id: null, name: projectCopy.first };

/**
 * The project to open instead of the one that is open: the first of the list where that one is not among them (spec section 4), the
 * visitor's for a visitor, and the same one where only its name is another by now.
 *
 * @param user null for a visitor, undefined while nobody knows
 * @param projects the account's; undefined while they are not known
 * @returns null where the right one is open, or it is too early to say
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
