/** The SQLSTATE with which the database refused a statement, on either engine; undefined for any other error. */
export function sqlStateOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
}
