import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { uncalledEndpoints } from "@earshot/mocks/list-scenarios.ts";
import { test } from "vitest";

import { coverage, coveredEndpoints, exemptionOf } from "../../.storybook/coverage.ts";
import { expectNone, filesLike, textOf } from "./source-files.ts";

const sourcesOf = (pattern: RegExp) =>
  Object.fromEntries(filesLike(pattern).map((file) => [file, textOf(file)]));

const rows = coverage(sourcesOf(/\.stories\.tsx$/));

test("every outcome of an endpoint that a screen calls has a story, or a reason why not", () => {
  const unshown = rows.filter((row) => row.stories.length === 0 && exemptionOf(row) === null);
  expectNone(
    unshown.map(({ name, outcome }) => `${name} ${outcome}`),
    "Write the story that shows it, or say in .storybook/coverage-exemptions.ts why it needs none.",
  );
});

test("endpoints that the browser calls have screens in .storybook/coverage.ts", () => {
  const code = filesLike(/^(packages\/(features\/[^/]+|client)\/src|apps\/site\/app)\/.*\.tsx?$/)
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map(textOf)
    .join("\n");
  const called = Object.entries(endpoints).flatMap(([area, routes]) =>
    Object.entries(routes as Record<string, { method: string; path: string }>)
      .filter(([, { method, path }]) => code.includes(`"${method.toUpperCase()} ${path}"`))
      .map(([name]) => `${area}.${name}`),
  );
  expectNone(
    called.filter((name) => !coveredEndpoints.includes(name)),
    "Name the story files of its screens in .storybook/coverage.ts.",
  );
  expectNone(
    uncalledEndpoints.filter((name) => called.includes(name)),
    "Take it out of uncalledEndpoints in mocks/src/list-scenarios.ts: a screen reaches it now.",
  );
});
