import { asFields, listOf, numberOf, textOf } from "../read/fields.ts";

/** A group of ads. Requests use `id`, which is the uuid if there is one. */
export type Project = {
  id: string;
  name: string;
  description: string;
  /** The number of campaigns that use one of the project's ads; undefined if the server doesn't count them. */
  campaigns?: number;
};

export function readProject(input: unknown): Project | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "uuid", "id");
  if (!id) return null;
  const campaigns = numberOf(fields, "campaigns");
  return {
    id,
    name: textOf(fields, "name") ?? "",
    description: textOf(fields, "description") ?? "",
    ...(campaigns !== null && { campaigns }),
  };
}

/** Parses the response of `GET /api/projects`: `{projects}`, or the list itself. */
export function readProjects(input: unknown): Project[] {
  return listOf(asFields(input)?.["projects"] ?? input, readProject);
}
