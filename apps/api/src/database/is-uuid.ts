/** Whether the text can be a row's id: the database takes no other as one, and would call it an error. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
