/** A voice's age as displayed: hyphens become spaces. */
export function formatAge(age: string): string {
  return age.replaceAll("-", " ");
}
