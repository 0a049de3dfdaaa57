import { existsSync, readFileSync } from "node:fs";

import type { Indexer, IndexInput } from "storybook/internal/types";

import { scenarioSources, stateNames, statesOf } from "./states.ts";

/** Story files for dialogs, drawers and alerts. In other files, a story that opens one has the tag itself. */
const DIALOG = /-?(dialog|drawer|alert)\.stories\.tsx$/;

const areaOfFile = /packages\/features\/([\w-]+)|apps\/site\/app\/(pages)|packages\/ui\/src\/([\w-]+)/;

/**
 * Adds its area to each story, and to each dialog's stories the states that they show, so that no story has to repeat
 * them. Puts a story with controls before EveryState.
 */
export function taggingStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      const source = readFileSync(file, "utf8");
      const area = areaOfFile.exec(file)?.slice(1).find(Boolean);
      const scenarios = scenariosIn(source);
      for (const input of inputs)
        input.tags = [...(input.tags ?? []), ...(area ? [area] : []), ...dialogTags(file, input, scenarios)];
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

function dialogTags(file: string, { tags = [], exportName }: IndexInput, scenarios: Map<string, string>) {
  if (!DIALOG.test(file) && !tags.includes("dialog")) return [];
  if (tags.some((tag) => stateNames.some((state) => state === tag))) return ["dialog"];
  return ["dialog", ...statesOf(exportName, scenarios.get(exportName))];
}

/** The scenarios in the areas whose mocks a story file imports. */
function scenariosIn(stories: string): Map<string, string> {
  const areas = Array.from(stories.matchAll(/@earshot\/mocks\/(\w+)\.ts/g), ([, area]) => area!);
  const files = areas
    .map((area) => new URL(`../../mocks/src/${area}.ts`, import.meta.url))
    .filter(existsSync);
  return new Map(files.flatMap((mocks) => Array.from(scenarioSources(readFileSync(mocks, "utf8")))));
}
