/** Returns the projects that an ad can move to: all but the current one. */
export function projectsToMoveTo<Project extends { id: string }>(
  projects: readonly Project[],
  currentProjectId: string | null,
): Project[] {
  return projects.filter((project) => project.id !== currentProjectId);
}

/** Returns true if Move is enabled: there is an ad, and a project other than its own is selected. */
export function canMove(choice: {
  adUuid: string | null;
  projectId: string | null;
  currentProjectId: string | null;
}): boolean {
  return Boolean(choice.adUuid && choice.projectId) && choice.projectId !== choice.currentProjectId;
}
