/** Project labels in lists and the studio. */
export const projectCopy = {
  first: "My first project",
  noDescription: "No description",
  description: (date: string) => `Created on ${date}`,
  options: (name: string) => `Options for ${name}`,
} as const;
