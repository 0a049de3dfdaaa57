/** Whether the database refused a row because one like it exists (SQLSTATE 23505), on either engine. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23505";
}
