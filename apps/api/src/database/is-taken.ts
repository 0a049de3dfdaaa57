import { sqlStateOf } from "./sql-state.ts";

/** Whether the database refused a row because one like it exists. */
export function isTaken(error: unknown): boolean {
  return sqlStateOf(error) === "23505";
}
