import { sqlStateOf } from "./sql-state.ts";

/** Whether the database refused a row because another one, which it names, was deleted meanwhile. */
export function isGone(error: unknown): boolean {
  return sqlStateOf(error) === "23503";
}
