import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { uncalledEndpoints } from "@earshot/mocks/list-scenarios.ts";
import { test } from "vitest";

import { exemptions } from "../../.storybook/coverage-exemptions.ts";
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

const names = Object.entries(endpoints).flatMap(([area, routes]) =>
  Object.keys(routes).map((name) => `${area}.${name}`),
);

test("every endpoint has screens in .storybook/coverage.ts, or is listed as one that no screen calls", () => {
  expectNone(
    names.filter((name) => coveredEndpoints.includes(name) === uncalledEndpoints.includes(name)),
    "Name its screens' story files in .storybook/coverage.ts, or list it in mocks/src/list-scenarios.ts.",
  );
});

test("every exemption is needed", () => {
  const exempt = new Set(rows.map((row) => (row.stories.length > 0 ? null : exemptionOf(row))));
  expectNone(
    exemptions.filter((exemption) => !exempt.has(exemption)).map(({ why }) => why),
    "Remove it from .storybook/coverage-exemptions.ts.",
  );
});
