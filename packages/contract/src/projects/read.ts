import { asFields, listOf, textOf } from "../read/fields.ts";

/** A group of ads. Requests take `id`, which is the uuid when there is one. */
export type Project = { id: string; name: string; description: string };

export function readProject(input: unknown): Project | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "uuid", "id");
  if (!id) return null;
  return { id, name: textOf(fields, "name") ?? "", description: textOf(fields, "description") ?? "" };
}

/** Parses the response of `GET /api/projects`, `{projects}`, or the list itself. */
export function readProjects(input: unknown): Project[] {
  return listOf(asFields(input)?.["projects"] ?? input, readProject);
}
