/** True if a row references another row that does not exist (any more). */
export const isForeignKeyViolation = (error: unknown) => sqlStateOf(error) === "23503";

/** True if a row with the same unique value exists. */
export const isUniqueViolation = (error: unknown) => sqlStateOf(error) === "23505";

/** The SQLSTATE of a failed query, on either engine; undefined for any other error. */
function sqlStateOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
}
