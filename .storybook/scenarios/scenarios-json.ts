import { readFileSync } from "node:fs";

import { listScenarios } from "@earshot/mocks/list-scenarios.ts";
import type { Plugin } from "vite";

const file = "scenarios.json";

const source = () =>
  JSON.stringify(
    listScenarios((area) => readFileSync(new URL(import.meta.resolve(`@earshot/mocks/${area}.ts`)), "utf8")),
  );

/** Publishes the scenarios next to Storybook's `index.json`, for the panel and test tools. */
export function scenariosJson(): Plugin {
  return {
    name: "scenarios-json",
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
