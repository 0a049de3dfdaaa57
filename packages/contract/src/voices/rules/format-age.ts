/** Formats a voice's age for display: hyphens become spaces. */
export function formatAge(age: string): string {
  return age.replaceAll("-", " ");
}
