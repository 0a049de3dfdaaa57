/** The projects that an ad can move to: all but the current one (spec section 5). */
export function projectsToMoveTo<Project extends { id: string }>(
  projects: readonly Project[],
  currentProjectId: string | null,
): Project[] {
  return projects.filter((project) => project.id !== currentProjectId);
}

/** Whether Move may be pressed: there is an ad, and a project other than its own was chosen. */
export function canMove(choice: {
  adUuid: string | null;
  projectId: string | null;
  currentProjectId: string | null;
}): boolean {
  return Boolean(choice.adUuid && choice.projectId) && choice.projectId !== choice.currentProjectId;
}
