import { type Area, paths } from "@earshot/contract/paths.ts";

import { scenarios } from "./scenarios.ts";
import { endpointsOf } from "./serve.ts";

/** A scenario as people and test tools list it. */
export interface ListedScenario {
  /** `accounts.WrongPassword`. */
  name: string;
  /** What it is, in a sentence. */
  text: string;
  /** The endpoints that it answers: `POST /{portal}/login`. */
  endpoints: string[];
}

/**
 * Lists every scenario, by area and in the order of its file.
 *
 * @param sourceOf the source of an area's mocks (`<area>.ts`), whose comments explain the scenarios
 */
export function listScenarios(sourceOf: (area: Area) => string): ListedScenario[] {
  return Object.entries(scenarios).flatMap(([area, named]) => {
    const texts = commentsIn(sourceOf(area as Area));
    return Object.entries(named).map(([key, handlers]) => ({
      name: `${area}.${key}`,
      text: texts.get(key) ?? "",
      endpoints: endpointsOf(handlers).map(methodAndPath),
    }));
  });
}

function methodAndPath(endpoint: string): string {
  const [area, name] = endpoint.split(".") as [Area, string];
  const { method, path } = (paths[area] as Record<string, { method: string; path: string }>)[name]!;
  return `${method.toUpperCase()} ${path}`;
}

/** The comment above each key of the scenarios. */
function commentsIn(source: string): Map<string, string> {
  const comments = source
    .slice(source.indexOf("Scenarios = {"))
    .matchAll(/^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(?:get )?(\w+)(?=:|\(\))/gm);
  return new Map(
    Array.from(comments, ([, comment = "", key = ""]) => [key, comment.replaceAll(/\n\s*\* ?/g, " ").trim()]),
  );
}
