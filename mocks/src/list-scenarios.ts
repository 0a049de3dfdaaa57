import { type Area, paths } from "@earshot/contract/paths.ts";
import type { HttpHandler } from "msw";

import { scenario, scenarioNames, scenarios } from "./scenarios.ts";
import { answersOf, type Outcome } from "./serve.ts";

/** A scenario as listed for users and test tools. */
export interface ListedScenario {
  /** The full name, such as `accounts.WrongPassword`. */
  name: string;
  /** The scenario's description in one sentence. */
  text: string;
  /** The endpoints that it overrides, such as `POST /{portal}/login`. */
  endpoints: string[];
  /** Its error codes, such as `wrong_credentials`, or how the response fails: `network`, `bad gateway` or `never`. */
  outcomes: Outcome[];
}

/** Endpoints that no screen calls; their scenarios are omitted until one does. */
export const uncalledEndpoints = [
  "operations.openapi",
  "operations.health",
  "operations.readiness",
  "operations.metrics",
];

const reachedAnswers = (handlers: readonly HttpHandler[]) =>
  answersOf(handlers).filter(({ endpoint }) => !uncalledEndpoints.includes(endpoint));

/** Full names of the scenarios that a screen can reach; only these can be chosen. */
export const reachableScenarios: string[] = scenarioNames.filter(
  (name) => reachedAnswers(scenario(name) ?? []).length > 0,
);

/**
 * Returns which of the named scenarios this handler is from: the last one that answers its endpoint in the same way.
 */
export function scenarioOf(handler: HttpHandler, names: readonly string[]): string | null {
  const [given] = answersOf([handler]);
  const isGiven = ({ endpoint, outcome }: { endpoint: string; outcome: Outcome }) =>
    endpoint === given?.endpoint && outcome === given.outcome;
  return names.findLast((name) => answersOf(scenario(name) ?? []).some(isGiven)) ?? null;
}

/**
 * Returns the scenarios that these handlers are from, and the endpoints that other handlers override, such as a
 * story's own.
 *
 * @param handlers a mock server's handlers, of which the first one for an endpoint wins
 * @param stateful scenarios that may be among them with other handlers each time, such as `generation.FailsOnce`
 * @returns the scenarios in a URL's order: the last one wins
 */
export function overridesIn(
  handlers: readonly HttpHandler[],
  stateful: readonly string[],
): { scenarios: string[]; ownAnswers: string[] } {
  const winning = new Map<string, HttpHandler>();
  for (const handler of handlers) {
    for (const { endpoint } of answersOf([handler]))
      if (!winning.has(endpoint)) winning.set(endpoint, handler);
  }
  const nameOf = new Map(
    scenarioNames.flatMap((name) => (scenario(name) ?? []).map((handler) => [handler, name] as const)),
  );
  const found = Array.from(winning, ([endpoint, handler]) => ({
    endpoint,
    name: nameOf.get(handler) ?? scenarioOf(handler, stateful),
  })).toReversed();
  return {
    scenarios: [...new Set(found.flatMap(({ name }) => name ?? []))],
    ownAnswers: found.flatMap(({ endpoint, name }) => (name === null ? methodAndPath(endpoint) : [])),
  };
}

/**
 * Lists the scenarios that a screen can reach, by area and in file order.
 *
 * @param sourceOf the source of an area's mocks (`<area>.ts`), whose comments explain the scenarios
 */
export function listScenarios(sourceOf: (area: string) => string): ListedScenario[] {
  return Object.entries(scenarios).flatMap(([area, named]) => {
    const texts = commentsIn(sourceOf(area));
    return Object.entries(named).flatMap(([key, handlers]) => {
      const answers = reachedAnswers(handlers);
      if (answers.length === 0) return [];
      const outcomes = [...new Set(answers.map(({ outcome }) => outcome))].filter(
        (outcome) => outcome !== "answer",
      );
      const answered =
        area === "everything" ? ["every endpoint"] : answers.map(({ endpoint }) => methodAndPath(endpoint));
      return [{ name: `${area}.${key}`, text: texts.get(key) ?? "", endpoints: answered, outcomes }];
    });
  });
}

function methodAndPath(endpoint: string): string {
  const [area, name] = endpoint.split(".") as [Area, string];
  const { method, path } = (paths[area] as Record<string, { method: string; path: string }>)[name]!;
  return `${method.toUpperCase()} ${path}`;
}

/** The comment above each scenario's key. */
function commentsIn(source: string): Map<string, string> {
  const comments = source
    .slice(source.indexOf("Scenarios = {"))
    .matchAll(/^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(?:get )?(\w+)(?=:|\(\))/gm);
  return new Map(
    Array.from(comments, ([, comment = "", key = ""]) => [key, comment.replaceAll(/\n\s*\* ?/g, " ").trim()]),
  );
}
