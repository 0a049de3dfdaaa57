/** A voice's age as shown: hyphens become spaces (spec section 3). */
export function formatAge(age: string): string {
  return age.replaceAll("-", " ");
}
