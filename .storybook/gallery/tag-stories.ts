import { existsSync, readFileSync } from "node:fs";

import type { Indexer, IndexInput } from "storybook/internal/types";

import { scenarioSources, type State, stateNames, statesOf } from "./states.ts";

/**
 * Story files for dialogs, drawers and alerts. In other files, a story that opens one sets the `dialog` tag itself, and
 * a story that closes it again sets `!dialog`.
 */
const DIALOG = /-?(dialog|drawer|alert)\.stories\.tsx$/;

const areaOfFile = /packages\/features\/([\w-]+)|apps\/site\/app\/(pages|flows)|packages\/ui\/src\/([\w-]+)/;

/** The feature that a page or flow is about. */
const featureOfPage: [RegExp, string][] = [
  [/(login|sign-up|forgot|reset|email-link)-page|flows\/account/, "auth"],
  [/settings-page/, "settings"],
  [/campaigns?-page/, "campaigns"],
  [/shared-ad-page/, "sharing"],
  [/studio-(page|versions)|flows\/ads/, "studio"],
  [/landing-page/, "landing"],
  [/(privacy|terms)-page/, "legal"],
];

/**
 * Tags each story with its area and the states that it shows, so that no story has to repeat them. Puts a story with
 * controls before EveryState.
 */
export function taggingStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      const states = statesIn(readFileSync(file, "utf8"));
      // A story's own tags come last, so that it can take one of these off.
      for (const input of inputs) input.tags = [...tagsOf(file, input, states), ...(input.tags ?? [])];
      return withEveryStateSecond(inputs);
    },
  };
}

/** Moves the first story that has controls to the top, where docs pages show it as the playground. Its tests follow it. */
function withEveryStateSecond(inputs: IndexInput[]): IndexInput[] {
  if (inputs[0]?.exportName !== "EveryState") return inputs;
  const name = inputs.find(({ exportName }) => exportName !== "EveryState")?.exportName;
  const { first = [], others = [] } = Object.groupBy(inputs, ({ exportName }) =>
    exportName === name ? "first" : "others",
  );
  return [...first, ...others];
}

/** Every story shows a state, except for EveryState, the foundations, and the flows, which pass through many. */
function tagsOf(file: string, { tags = [], exportName }: IndexInput, states: Map<string, State[]>): string[] {
  const area = areaOfFile.exec(file)?.slice(1).find(Boolean);
  if (!area) return [];
  const feature = featureOfPage.find(([pattern]) => pattern.test(file))?.[1];
  const hasOwnState = tags.some((tag) => stateNames.some((state) => state === tag));
  const hasNone = hasOwnState || exportName === "EveryState" || area === "foundations" || area === "flows";
  const shown = hasNone ? [] : states.get(exportName);
  return [area, ...(feature ? [feature] : []), ...(DIALOG.test(file) ? ["dialog"] : []), ...(shown ?? [])];
}

/** The states that each story of a file shows. */
function statesIn(stories: string): Map<string, State[]> {
  const scenarios = scenariosIn(stories);
  const [, ...exported] = stories.split(/^export const (?=\w+ = \w+\.(?:story|extend)\()/m);
  return new Map(
    exported.map((text) => {
      const [name = ""] = /^\w+/.exec(text) ?? [];
      const [source = ""] = text.split(/^}?\);$|^\w+\.test\(/m);
      const used = Array.from(source.matchAll(/\b\w+Scenarios\.\w+/g), ([scenario]) =>
        scenarios.get(scenario),
      );
      return [name, statesOf(name, source, used.join("\n"))];
    }),
  );
}

/** The sources of the scenarios whose mocks a story file imports, by the name used there: `projectsScenarios.Down`. */
function scenariosIn(stories: string): Map<string, string> {
  const areas = Array.from(stories.matchAll(/@earshot\/mocks\/(\w+)\.ts/g), ([, area]) => area!);
  return new Map(
    areas.flatMap((area) => {
      const file = new URL(`../../mocks/src/${area}.ts`, import.meta.url);
      const sources = existsSync(file)
        ? scenarioSources(readFileSync(file, "utf8"))
        : new Map<string, string>();
      return Array.from(sources, ([name, source]) => [`${area}Scenarios.${name}`, source] as const);
    }),
  );
}
