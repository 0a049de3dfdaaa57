import { readFileSync } from "node:fs";

import { listScenarios } from "@earshot/mocks/list-scenarios.ts";
import { personaNames, personas } from "@earshot/mocks/personas.ts";
import type { Plugin } from "vite";

const file = "scenarios.json";

const source = () =>
  JSON.stringify(
    listScenarios((area) => readFileSync(new URL(import.meta.resolve(`@earshot/mocks/${area}.ts`)), "utf8")),
  );

/**
 * The virtual module that exports the toolbar's personas. The toolbar can't import the mocks, because they load only
 * with a story.
 */
const choices = "virtual:mock-choices";

/**
 * Provides the personas to the toolbar, and serves the scenarios next to Storybook's `index.json` for the panel and
 * test tools.
 */
export function scenariosJson(): Plugin {
  return {
    name: "scenarios-json",
    resolveId: (id) => (id === choices ? `\0${choices}` : null),
    load(id) {
      if (id !== `\0${choices}`) return null;
      const labels = personaNames.map((name) => ({ name, label: personas[name].label }));
      return `export const personas = ${JSON.stringify(labels)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader("Content-Type", "application/json").end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: file, source: source() });
    },
  };
}
