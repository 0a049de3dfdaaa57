/** The New or Edit project dialog. */
export const projectDialogCopy = {
  createTitle: "Create new project",
  editTitle: "Edit project",
  name: "Project name",
  /** Shown to visitors, because projects require an account. */
  visitor: "Projects are kept in your account. You log in next, and the name comes with you.",
  create: "Create",
  creating: "Creating project...",
  created: "Project created successfully!",
  /** The submit button of the Edit project dialog. */
  update: "Save",
  updating: "Saving project...",
  updated: "Project updated successfully!",
  createFailed: (status: number) => `Failed to create project: ${status}`,
  updateFailed: (status: number) => `Failed to update project: ${status}`,
} as const;

/** The Delete project dialog; its errors differ between the sidebar and the studio. */
export const deleteProjectCopy = {
  title: "Delete project",
  /** Appended to the project's name. */
  consequence: "along with all its ads. This action cannot be undone.",
  checking: "Looking for campaigns that use it...",
  inCampaigns: (count: number) =>
    count === 1 ? "A campaign uses an ad of this project." : `${count} campaigns use ads of this project.`,
  deleted: "Project deleted",
  failed: "Failed to delete project",
  unreachable: "Network error occurred",
  studioUnreachable: "An error occurred while deleting the project.",
} as const;
