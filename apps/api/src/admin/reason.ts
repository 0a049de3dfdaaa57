import { DrizzleQueryError } from "drizzle-orm";

/** What went wrong, in one line; of a query not its values, which are people's. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const text = cause instanceof Error ? cause.message || cause.name : "no reason was given";
  return text.replaceAll(/\s+/g, " ").slice(0, 500);
}
