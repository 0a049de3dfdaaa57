/** A voice's age as shown: hyphens become spaces. */
export function formatAge(age: string): string {
  return age.replaceAll("-", " ");
}
